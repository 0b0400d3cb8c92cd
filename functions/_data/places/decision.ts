import { CustomAttributeType } from 'electrodb';
import { marketplaces } from '#shared/channels.ts';
import { decisionStatuses } from '#shared/contracts/decisions/statuses.ts';
import { arrivedStates, partStates, underwayStates } from '#shared/core/states/decision-state.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The statuses that have a tab on the screen. Decisions with another status are not in the index, which saves a write.
 * They are listed only among all decisions.
 */
const listedStatuses: ReadonlySet<unknown> = new Set(['pending-review', ...underwayStates, ...arrivedStates]);

/**
 * One decision about one class, with the states of its adjustments. The advice is a separate item. Each change of state
 * writes the whole item to the table and to the index, and both are billed by the kilobyte, so the part that never
 * changes is packed.
 */
export const DecisionEntity = tableEntity({
  model: { entity: 'decision', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    decisionId: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    classStartsAt: { type: 'string', required: true },
    decidedAt: { type: 'string', required: true },
    expiresAt: { type: 'string', required: true },
    /**
     * Whether the counters' sum over waiting decisions includes this one. Missing in decisions made before this sum
     * existed.
     */
    isWorthCounted: { type: 'boolean' },
    /** The part that never changes, packed by `packed-decision.ts`. */
    packed: { type: CustomAttributeType<Uint8Array>('any') },
    adjustments: {
      type: 'list',
      required: true,
      items: {
        type: 'map',
        properties: {
          adjustmentId: { type: 'string', required: true },
          marketplace: { type: marketplaces, required: true },
          status: { type: partStates, required: true },
          message: { type: 'string' },
          guided: { type: 'boolean' },
          mayShowBefore: { type: 'number' },
        },
      },
    },
    status: {
      type: decisionStatuses,
      required: true,
    },
    /** The rule whose deletion or switching-off withdrew the decision, and when. */
    withdrawn: {
      type: 'map',
      properties: {
        at: { type: 'string', required: true },
        rule: { type: 'string', required: true },
        cause: { type: ['deleted', 'disabled'] as const, required: true },
      },
    },
    decidedBy: { type: 'string' },
    /** The owner's confidence threshold when the decision was carried out automatically. Missing in older decisions. */
    automaticThreshold: { type: 'number' },
    /** When a person refused the decision. */
    rejectedAt: { type: 'string' },
    /** The class change that carried out the decision, and when that change was undone. */
    changeId: { type: 'string' },
    undoneAt: { type: 'string' },
    version: { type: 'number', required: true },
    // Decisions stored before 27 November 2026 have these attributes, because they were not packed.
    className: { type: 'string' },
    room: { type: 'string' },
    classLocalDate: { type: 'string' },
    classLocalTime: { type: 'string' },
    bookings: { type: 'number' },
    totalCapacity: { type: 'number' },
    confidence: { type: 'number' },
    decisionType: { type: ['optimizer', 'rule'] as const },
    expectedRevenueMinor: { type: 'number' },
    /** The range that contains the revenue with a probability of 80%. Missing in older decisions. */
    expectedRevenueLowMinor: { type: 'number' },
    expectedRevenueHighMinor: { type: 'number' },
    /** A digest that is equal for two decisions with the same advice. Missing in older decisions. */
    adviceDigest: { type: 'string' },
    /** The places that the decision changes. Lists show them without reading the advice. */
    changes: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          marketplace: { type: marketplaces, required: true },
          placesFrom: { type: 'number', required: true },
          placesTo: { type: 'number', required: true },
        },
      },
    },
    currency: { type: 'string' },
    /** The rules that requested the change. */
    rules: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          ruleId: { type: 'string', required: true },
          name: { type: 'string', required: true },
        },
      },
    },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#DECISION', casing: 'none' },
      sk: { field: 'sk', composite: ['decisionId'], template: '${decisionId}', casing: 'none' },
    },
    byStatus: {
      index: 'gsi1',
      condition: ({ status }) => listedStatuses.has(status),
      pk: {
        field: 'gsi1pk',
        composite: ['studioId', 'status'],
        template: 'S#${studioId}#DECISION#${status}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['decisionId'], template: '${decisionId}', casing: 'none' },
    },
  },
});

/** A decision as stored in the table. */
export type DecisionRecord = ItemOf<typeof DecisionEntity>;
