import { Entity, type EntityItem } from 'electrodb';
import { marketplaces } from '../../shared/contracts/channels.ts';
import { client, table } from './client.ts';

/**
 * What a decision advises and says. It is most of a decision's bytes and never changes, where the state of a decision is
 * written again with each of its pushes: each write is paid for by the size of its item.
 */
export const DecisionAdviceEntity = new Entity(
  {
    model: { entity: 'decision-advice', version: '1', service: 'cupo' },
    attributes: {
      studioId: { type: 'string', required: true },
      decisionId: { type: 'string', required: true },
      analysis: { type: 'string', required: true },
      recommendations: {
        type: 'list',
        required: true,
        items: {
          type: 'map',
          properties: {
            marketplace: { type: marketplaces, required: true },
            action: { type: ['increase', 'decrease', 'maintain'] as const, required: true },
            slotChange: { type: 'number', required: true },
            placesFrom: { type: 'number', required: true },
            placesTo: { type: 'number', required: true },
            reasoning: { type: 'string', required: true },
            expectedRevenueMinor: { type: 'number', required: true },
          },
        },
      },
      /** The analysis in a model's words; empty where it gave none that say the same. */
      wording: { type: 'string' },
    },
    indexes: {
      primary: {
        pk: {
          field: 'pk',
          composite: ['studioId'],
          template: 'S#${studioId}#DECISION-ADVICE',
          casing: 'none',
        },
        sk: { field: 'sk', composite: ['decisionId'], template: '${decisionId}', casing: 'none' },
      },
    },
  },
  { client, table },
);

export type DecisionAdviceItem = EntityItem<typeof DecisionAdviceEntity>;
