import { tableEntity } from '../table/entity.ts';

/**
 * All rules of a studio in one item, in the order in which they are applied. There are few of them and every run reads
 * them all. One conditional write limits their number and keeps their names unique. Absent until the rules are first
 * changed.
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
    /** Missing in rule books that were last changed before 27 November 2026. */
    changedAt: { type: 'string' },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RULE', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'BOOK', casing: 'none' },
    },
  },
});
