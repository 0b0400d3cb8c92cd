import { tableEntity } from '../table/entity.ts';

/** Number of items that a rule's count is split into, so that simultaneous decisions rarely conflict. */
export const ruleCountShards = 8;

const shardHexDigits = 4;

/** The shard that counts a class. Class ids end with a hash, which spreads them evenly. */
export const ruleCountShardOf = (classId: string): string =>
  String(Number.parseInt(classId.slice(-shardHexDigits), 16) % ruleCountShards);

/** One shard of a rule's count. It is created and deleted with the rule, so writes for a deleted rule fail. */
export const RuleCountEntity = tableEntity({
  model: { entity: 'rule-count', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    ruleId: { type: 'string', required: true },
    shard: { type: 'string', required: true },
    fired: { type: 'number', required: true },
    lastFiredAt: { type: 'string' },
    /** True if the rule is switched off. Nothing that it requested may then be stored or carried out. */
    off: { type: 'boolean' },
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
});
