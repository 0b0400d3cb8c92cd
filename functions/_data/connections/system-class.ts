import { tableEntity } from '../table/entity.ts';

const places = { type: 'number' } as const;
const perMarketplace = { fitpass: places, wellhub: places, totalpass: places, classpass: places };

/** The studio's class that matches a class in its own system, as of the last reading. */
export const SystemClassEntity = tableEntity({
  model: { entity: 'system-class', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    system: { type: ['kenko'] as const, required: true },
    /** The class's id in that system. */
    systemClassId: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    className: { type: 'string', required: true },
    localDate: { type: 'string', required: true },
    localTime: { type: 'string', required: true },
    room: { type: 'string', required: true },
    /** True if it was cancelled there and this has been applied. Absent if it takes place. */
    cancelled: { type: 'boolean' },
    /** The classes that it was before and whose bookings have not moved yet. Absent if there are none. */
    left: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          classId: { type: 'string', required: true },
          className: { type: 'string', required: true },
          localDate: { type: 'string', required: true },
          localTime: { type: 'string', required: true },
          room: { type: 'string', required: true },
        },
      },
    },
    /** Former classes that other classes of the system are now, with the places that are kept back for them. */
    takenOver: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          classId: { type: 'string', required: true },
          places: { type: 'map', required: true, properties: perMarketplace },
        },
      },
    },
    /** How often it was written. A reading writes it only if no other one has written it meanwhile. */
    revision: { type: 'number' },
    expiresAtSeconds: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'system'],
        template: 'S#${studioId}#SYSTEM-CLASS#${system}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['systemClassId'], template: '${systemClassId}', casing: 'none' },
    },
  },
});
