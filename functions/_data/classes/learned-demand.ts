import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** What was last learnt of a studio's demand from all its classes. */
export const LearnedDemandEntity = tableEntity({
  model: { entity: 'learned-demand', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** What is learnt changes with the core: an older kind counts for nothing. */
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

/** What has come since demand was learnt: a few bytes, so that they are written where they change. */
export const LearnedSinceEntity = tableEntity({
  model: { entity: 'learned-since', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** How the classes on sale do, as the latest run over all of them saw it, and when that was learnt which it goes with. */
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
 * What marked days did to demand, of some years: it outlasts the classes that demand is learnt from, so that a holiday is
 * known when it comes again.
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

/** What direct visits paid, by kind, when demand was last learnt from them: what the settings show without reading bookings. */
export const LearnedPaidEntity = tableEntity({
  model: { entity: 'learned-paid', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    learnedAt: { type: 'string', required: true },
    /** `PaidByKind`, as `packed.ts` packs it. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED#PAID', casing: 'none' },
    },
  },
});
