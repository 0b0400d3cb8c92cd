import { marketplaces } from '#shared/channels.ts';
import { tableEntity } from '../table/entity.ts';

const count = { type: 'number', required: true } as const;

/** One deletion of imported data and its progress. Everything counted here is deleted or about to be deleted. */
export const ClearingEntity = tableEntity({
  model: { entity: 'clearing', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    clearingId: { type: 'string', required: true },
    clearType: { type: ['bookings_only', 'full'] as const, required: true },
    status: { type: ['running', 'completed', 'failed'] as const, required: true },
    createdAt: { type: 'string', required: true },
    finishedAt: { type: 'string' },
    bookings: count,
    queue: count,
    classes: count,
    history: count,
    /** The last booking counted. Bookings up to this one may still exist but are not counted again. */
    countedTo: { type: 'string' },
    problem: { type: 'string' },
    /** The marketplaces that may still sell upcoming classes that are deleted here. */
    stillSelling: { type: 'set', items: marketplaces },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#CLEARING', casing: 'none' },
      sk: { field: 'sk', composite: ['clearingId'], template: '${clearingId}', casing: 'none' },
    },
  },
});
