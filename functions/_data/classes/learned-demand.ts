import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** The demand learned from all of a studio's classes, as of the latest run. */
export const LearnedDemandEntity = tableEntity({
  model: { entity: 'learned-demand', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The version of the learned data. Items with an older version are ignored. */
    kind: { type: 'number', required: true },
    learnedAt: { type: 'string', required: true },
    /** The marketplaces that were connected when demand was learned. */
    marketplaces: { type: 'list', required: true, items: { type: 'string' } },
    /** Compressed JSON. Older items hold plain text here, which is ignored. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED', casing: 'none' },
    },
  },
});

/** What has changed since demand was learned. It takes only a few bytes, so changes are cheap to write. */
export const LearnedSinceEntity = tableEntity({
  model: { entity: 'learned-since', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /**
     * The state of the classes on sale as of the latest run over all classes, and the learned demand that it is based
     * on.
     */
    week: { type: 'number' },
    weekOf: { type: 'string' },
    /** When an import last added or removed data that demand is learned from. */
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
 * The effect of marked days on demand, over several years. It is kept longer than the classes that demand is learned
 * from, so that the effect of a yearly holiday is known in the next year.
 */
export const LearnedDaysEntity = tableEntity({
  model: { entity: 'learned-days', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** Compressed JSON in Base64. */
    packed: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED#DAYS', casing: 'none' },
    },
  },
});

/** The revenue of direct visits by kind, as of the last learning. The settings show it without reading bookings. */
export const LearnedPaidEntity = tableEntity({
  model: { entity: 'learned-paid', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    learnedAt: { type: 'string', required: true },
    /** `PaidByKind`, packed by `packed.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any'), required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'LEARNED#PAID', casing: 'none' },
    },
  },
});
