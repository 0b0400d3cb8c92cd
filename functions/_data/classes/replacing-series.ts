import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The class series of a studio that replaced another one, so that a class whose series is not among them is opened
 * without looking for such a pair. Its key is between those of the calendar and of the connections, with which it is
 * read.
 */
export const ReplacingSeriesEntity = tableEntity({
  model: { entity: 'replacing-series', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** Every series is added together with its link, and stays listed when the link is undone. */
    seriesIds: { type: 'set', items: 'string' },
    /** True once all pairs that were stored before are listed too. Until then, any series may have replaced another. */
    isComplete: { type: 'boolean' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'CHAINS', casing: 'none' },
    },
  },
});

export type ReplacingSeriesItem = ItemOf<typeof ReplacingSeriesEntity>;
