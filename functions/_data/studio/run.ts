import { runStatus } from '#shared/contracts/decisions/run.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

const count = { type: 'number', required: true } as const;

/**
 * The latest run of each kind that a person started in a studio, with its progress and result. Every write names the
 * version that was read.
 */
export const RunEntity = tableEntity({
  model: { entity: 'run', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    kind: { type: ['optimizer', 'simulation'] as const, required: true },
    runId: { type: 'string', required: true },
    status: { type: runStatus.options, required: true },
    startedBy: { type: 'string', required: true },
    correlationId: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
    startedAt: { type: 'string' },
    finishedAt: { type: 'string' },
    /** Absent until the classes have been counted. */
    classesTotal: { type: 'number' },
    classesDone: count,
    /** Optimizer runs only: the class decided last. Classes with a lower id are still to be decided. */
    decidedTo: { type: 'string' },
    analyzed: count,
    generated: count,
    executed: count,
    /** Simulations only: the settings that were simulated. */
    settings: {
      type: 'map',
      properties: {
        inventoryMode: { type: ['separate', 'shared'] as const, required: true },
        confidenceThreshold: count,
        maxSlotAdjustment: count,
      },
    },
    problem: { type: 'string' },
    version: count,
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RUN', casing: 'none' },
      sk: { field: 'sk', composite: ['kind'], template: '${kind}', casing: 'none' },
    },
  },
});

export type RunItem = ItemOf<typeof RunEntity>;
