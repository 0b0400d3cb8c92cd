import { Entity } from 'electrodb';
import { client, table } from './client.ts';

/** How often a rule fired lies in this many items, so that decisions stored at the same time seldom meet in one. */
export const ruleCountShards = 8;

/** A share of a rule's count: made and deleted with the rule, so that one that is gone counts and decides nothing. */
export const RuleCountEntity = new Entity(
  {
    model: { entity: 'rule-count', version: '1', service: 'cupo' },
    attributes: {
      studioId: { type: 'string', required: true },
      ruleId: { type: 'string', required: true },
      shard: { type: 'string', required: true },
      fired: { type: 'number', required: true },
      lastFiredAt: { type: 'string' },
    },
    indexes: {
      primary: {
        pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#RULE', casing: 'none' },
        sk: {
          field: 'sk',
          composite: ['ruleId', 'shard'],
          template: 'FIRED#${ruleId}#${shard}',
          casing: 'none',
        },
      },
    },
  },
  { client, table },
);
