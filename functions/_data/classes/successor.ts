import { tableEntity } from '../table/entity.ts';

/** A class series as it was when the pair was found. */
const series = {
  type: 'map',
  required: true,
  properties: {
    className: { type: 'string', required: true },
    room: { type: 'string', required: true },
    instructor: { type: 'string' },
    weekday: { type: 'number', required: true },
    localTime: { type: 'string', required: true },
    firstDate: { type: 'string', required: true },
    lastDate: { type: 'string', required: true },
  },
} as const;

/**
 * A class series that another series continues or may continue. The optimizer finds the pair; the owner confirms or
 * rejects it, or it is linked automatically when it is certain.
 */
export const SuccessorEntity = tableEntity({
  model: { entity: 'successor', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** `<toSeriesId>-<fromSeriesId>`, so the predecessors of a series form one key range. */
    successorId: { type: 'string', required: true },
    fromSeriesId: { type: 'string', required: true },
    toSeriesId: { type: 'string', required: true },
    state: { type: ['proposed', 'linked', 'declined'] as const, required: true },
    /** The list that shows the pair: unanswered or settled pairs. */
    list: { type: ['open', 'settled'] as const, required: true },
    /** Who decided. Absent until a decision is made. Automation never changes an owner's decision. */
    decidedBy: { type: ['owner', 'automation'] as const },
    certainty: { type: ['certain', 'likely'] as const, required: true },
    changes: { type: 'list', required: true, items: { type: 'string' } },
    from: series,
    to: series,
    changedAt: { type: 'string', required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#SUCCESSOR', casing: 'none' },
      sk: { field: 'sk', composite: ['successorId'], template: '${successorId}', casing: 'none' },
    },
    byList: {
      index: 'gsi1',
      pk: {
        field: 'gsi1pk',
        composite: ['studioId', 'list'],
        template: 'S#${studioId}#SUCCESSOR#${list}',
        casing: 'none',
      },
      sk: {
        field: 'gsi1sk',
        composite: ['changedAt', 'successorId'],
        template: '${changedAt}#${successorId}',
        casing: 'none',
      },
    },
  },
});
