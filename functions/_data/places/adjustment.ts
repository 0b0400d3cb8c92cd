import { activitySource } from '#shared/contracts/activity/activity.ts';
import { partStates } from '#shared/core/states/decision-state.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/**
 * The statuses that are in the index. Few changes fail or are replaced, but every change begins as pending and nearly
 * every one is applied. An index entry of these would cost a write when it is made and two when its status changes.
 */
export const indexedStatuses = ['failed', 'cancelled'] as const;
const isIndexed = (status: unknown): boolean => indexedStatuses.some((one) => one === status);

/** One change of a class's places at one marketplace, from the decision to its confirmation. */
export const AdjustmentEntity = tableEntity({
  model: { entity: 'adjustment', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    adjustmentId: { type: 'string', required: true },
    decisionId: { type: 'string' },
    classId: { type: 'string', required: true },
    className: { type: 'string', required: true },
    classLocalDate: { type: 'string', required: true },
    classLocalTime: { type: 'string', required: true },
    marketplace: {
      type: ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko'] as const,
      required: true,
    },
    source: { type: activitySource.options, required: true },
    slotsChanged: { type: 'number', required: true },
    placesTo: { type: 'number', required: true },
    /** The decided number, if more places were already sold there. `placesTo` is then the sold number. */
    placesDecided: { type: 'number' },
    status: { type: partStates, required: true },
    createdAt: { type: 'string', required: true },
    appliedAt: { type: 'string' },
    /** When the change failed or was replaced by a newer one. */
    endedAt: { type: 'string' },
    message: { type: 'string' },
    /** The outbox entry of this change. */
    outboxId: { type: 'string' },
    /** True if this is a task for the owner, who sets the places by hand and confirms. */
    guided: { type: 'boolean' },
    /** For such a task, the most places that the marketplace may have shown before it. */
    mayShowBefore: { type: 'number' },
    /** The person who set the places by hand or said why that was impossible. */
    confirmedBy: { type: 'string' },
    recordingKeys: { type: 'list', items: { type: 'string' } },
  },
  indexes: {
    primary: {
      pk: { field: 'pk', composite: ['studioId'], template: 'S#${studioId}#ADJUSTMENT', casing: 'none' },
      sk: { field: 'sk', composite: ['adjustmentId'], template: '${adjustmentId}', casing: 'none' },
    },
    byStatus: {
      index: 'gsi1',
      condition: ({ status }) => isIndexed(status),
      pk: {
        field: 'gsi1pk',
        composite: ['studioId', 'status'],
        template: 'S#${studioId}#ADJUSTMENT#${status}',
        casing: 'none',
      },
      sk: { field: 'gsi1sk', composite: ['adjustmentId'], template: '${adjustmentId}', casing: 'none' },
    },
  },
});

export type AdjustmentItem = ItemOf<typeof AdjustmentEntity>;
