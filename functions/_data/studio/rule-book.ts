import { tableEntity } from '../table/entity.ts';

/**
 * All rules of a studio in one item, in the order in which they are applied: they are few, read together by every run,
 * and one conditional write keeps their number and their names right. Absent until they are first changed.
 */
export const RuleBookEntity = tableEntity({
  model: { entity: 'rule-book', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    rules: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          ruleId: { type: 'string', required: true },
          name: { type: 'string', required: true },
          condition: {
            type: 'map',
            required: true,
            properties: {
              kind: { type: ['occupancy-below', 'occupancy-above'] as const, required: true },
              occupancyPercent: { type: 'number', required: true },
              hoursBeforeMin: { type: 'number', required: true },
            },
          },
          action: { type: ['increase', 'decrease'] as const, required: true },
          slotCount: { type: 'number', required: true },
          platforms: { type: 'list', required: true, items: { type: 'string' } },
          enabled: { type: 'boolean', required: true },
          version: { type: 'number', required: true },
        },
      },
    },
    version: { type: 'number', required: true },
    /** Books that were last changed before 27 November 2026 do not have it. */
    changedAt: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RULE', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'BOOK', casing: 'none' },
    },
  },
});
