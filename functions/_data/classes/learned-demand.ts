import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** What the latest learning found out about the studio's demand, from all its classes. */
export const LearnedDemandEntity = tableEntity({
  model: { entity: 'learned-demand', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The version of what is learned. Items of an older version are ignored. */
    kind: { type: 'number', required: true },
    learnedAt: { type: 'string', required: true },
    /** The marketplaces that were connected: their channels are what it was learnt of. */
    marketplaces: { type: 'list', required: true, items: { type: 'string' } },
    /** JSON, compressed. Items of older kinds hold text here, which nobody reads. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED', casing: 'none' },
    },
  },
});

/** What has changed since demand was learned. It is a few bytes, so that changes are cheap to write. */
export const LearnedSinceEntity = tableEntity({
  model: { entity: 'learned-since', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /**
     * The state of the classes on sale, as the latest run over all of them saw it, and the learning that it belongs
     * to.
     */
    week: { type: 'number' },
    weekOf: { type: 'string' },
    /** When a file last brought or took away what is learnt from. */
    historyChangedAt: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED#SINCE', casing: 'none' },
    },
  },
});

/**
 * What marked days did to demand, over some years. It outlasts the classes that demand is learned from, so that a
 * holiday is known when it comes again.
 */
export const LearnedDaysEntity = tableEntity({
  model: { entity: 'learned-days', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** JSON, compressed, in Base64. */
    packed: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED#DAYS', casing: 'none' },
    },
  },
});
