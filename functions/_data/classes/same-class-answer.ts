import { tableEntity } from '../table/entity.ts';

/** The name of a class with its room. */
const named = {
  type: 'map',
  required: true,
  properties: {
    className: { type: 'string', required: true },
    room: { type: 'string', required: true },
  },
} as const;

/** An owner's answer whether two names, each with its room, are one class. It holds for every start. */
export const SameClassAnswerEntity = tableEntity({
  model: { entity: 'same-class-answer', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** A digest of both names, in either order. */
    pairId: { type: 'string', required: true },
    first: named,
    second: named,
    isSame: { type: 'boolean', required: true },
    answeredAt: { type: 'string', required: true },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#SAME-CLASS', casing: 'none' },
      sk: { field: 'sk', composite: ['pairId'], template: '${pairId}', casing: 'none' },
    },
  },
});
