import { tableEntity } from '../table/entity.ts';

/** A class with the name and the room that one source gives it. */
const named = {
  type: 'map',
  required: true,
  properties: {
    classId: { type: 'string', required: true },
    className: { type: 'string', required: true },
    room: { type: 'string', required: true },
  },
} as const;

const pair = {
  first: named,
  second: named,
  startsAt: { type: 'string', required: true },
  localDate: { type: 'string', required: true },
  localTime: { type: 'string', required: true },
  /** At how many starts both names are. */
  starts: { type: 'number', required: true },
} as const;

/**
 * The pairs of classes that may be one class with two names. It is stored beside the owner's answers about such pairs, as
 * one item, so that the schedule page reads no classes for them.
 */
export const SimilarClassesEntity = tableEntity({
  model: { entity: 'similar-classes', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** As of the last reading of the studio's own system. */
    pairs: { type: 'list', items: { type: 'map', properties: pair } },
    /** Those that files named since. */
    filePairs: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          ...pair,
          /** True if the schedule has no class with the second name: a bookings file named it. */
          isMissing: { type: 'boolean' },
        },
      },
    },
    /** How often the pairs of files changed. */
    revision: { type: 'number' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#SAME-CLASS', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'SIMILAR', casing: 'none' },
    },
  },
});
