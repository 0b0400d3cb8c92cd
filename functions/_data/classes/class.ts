import { tableEntity, type ItemOf } from '../table/entity.ts';
import { classAttributes } from './class-attributes.ts';

/** The month partition of a class, from its id: `20261123T1300Z-…` is in `202611` (UTC). */
export const monthOf = (classId: string): string => classId.slice(0, 6);

/**
 * One class: its capacity, its sales, the places that each channel may sell, and the totals shown on screens. All
 * allocations are in one item, so one conditional write keeps their sum correct.
 */
export const ClassEntity = tableEntity({
  model: { entity: 'class', version: '2', service: 'cupo' },
  attributes: classAttributes,
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'month'],
        template: 'S#${studioId}#CLASS#${month}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['classId'], template: '${classId}', casing: 'none' },
    },
  },
});

export type ClassItem = ItemOf<typeof ClassEntity>;
