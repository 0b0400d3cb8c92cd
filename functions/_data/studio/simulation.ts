import { tableEntity, type ItemOf } from '../table/entity.ts';

const number = { type: 'number', required: true } as const;

/**
 * The result of the latest simulation of a studio's past classes, with the settings and the version of the simulation.
 */
export const SimulationEntity = tableEntity({
  model: { entity: 'simulation', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    /** The version of the simulation. Results with an older version are ignored. */
    kind: number,
    simulatedAt: { type: 'string', required: true },
    settings: {
      type: 'map',
      required: true,
      properties: {
        inventoryMode: { type: ['separate', 'shared'] as const, required: true },
        confidenceThreshold: number,
        maxSlotAdjustment: number,
      },
    },
    verdict: { type: ['gain', 'not-proven', 'loss', 'too-little-history'] as const, required: true },
    currency: { type: 'string', required: true },
    classes: number,
    days: number,
    lossDays: number,
    revenueMinor: number,
    gainMinor: number,
    gainLowMinor: number,
    gainHighMinor: number,
    /** Absent if there was nothing to gain. */
    shareOfPossibleGain: { type: 'number' },
    weeks: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: { firstDay: { type: 'string', required: true }, classes: number, gainMinor: number },
      },
    },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#STUDIO', casing: 'none' },
      sk: { field: 'sk', composite: [], template: 'SIMULATION', casing: 'none' },
    },
  },
});

export type SimulationItem = ItemOf<typeof SimulationEntity>;
