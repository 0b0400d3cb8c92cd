import { tableEntity } from '../table/entity.ts';

/** The ids of the classes created from one template, ordered by start. */
export const RecurrenceEntity = tableEntity({
  model: { entity: 'recurrence', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    templateClassId: { type: 'string', required: true },
    classIds: { type: 'list', required: true, items: { type: 'string' } },
    /** Write counter. A write based on an older version is refused. */
    revision: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RECURRENCE', casing: 'none' },
      sk: { field: 'sk', composite: ['templateClassId'], template: '${templateClassId}', casing: 'none' },
    },
  },
});
