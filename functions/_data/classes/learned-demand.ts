import { CustomAttributeType } from 'electrodb';
import { tableEntity } from '../table/entity.ts';

/** The latest result of learning demand from all of a studio's classes. */
export const LearnedDemandEntity = tableEntity({
  model: { entity: 'learned-demand', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The version of what is learned. Items of an older version are ignored. */
    kind: { type: 'number', required: true },
    learnedAt: { type: 'string', required: true },
    /** The connected marketplaces, from whose channels demand was learned. */
    marketplaces: { type: 'list', required: true, items: { type: 'string' } },
    /** Compressed JSON. Older items contain plain text here, which is ignored. */
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
    /** When a file last added or removed data that demand is learned from. */
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
 * from, so that a holiday is known when it comes again.
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
