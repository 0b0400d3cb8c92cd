import { tableEntity } from '../table/entity.ts';

/** The count of a rule's firings is split into this many items, so that simultaneous decisions seldom meet. */
export const ruleCountShards = 8;

const shardHexDigits = 4;

/** The share that a class counts in: class ids end with a hash, which spreads evenly. */
export const ruleCountShardOf = (classId: string): string =>
  String(Number.parseInt(classId.slice(-shardHexDigits), 16) % ruleCountShards);

/**
 * One shard of a rule's count. It is created and deleted with the rule, so that a deleted rule counts and decides
 * nothing.
 */
export const RuleCountEntity = tableEntity({
  model: { entity: 'rule-count', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    ruleId: { type: 'string', required: true },
    shard: { type: 'string', required: true },
    fired: { type: 'number', required: true },
    lastFiredAt: { type: 'string' },
    /** The rule is switched off: nothing it requested may be stored or carried out. */
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
