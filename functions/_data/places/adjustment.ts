import { activitySource } from '#shared/contracts/activity/activity.ts';
import { partStates } from '#shared/core/states/decision-state.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

/** One change of one class's places at one marketplace, from the moment it was decided to its confirmation. */
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
    /** The decided number, if more was sold there; `placesTo` is the sold number then. */
    placesDecided: { type: 'number' },
    status: { type: partStates, required: true },
    createdAt: { type: 'string', required: true },
    appliedAt: { type: 'string' },
    /** When it failed, or a newer change took its place. */
    endedAt: { type: 'string' },
    message: { type: 'string' },
    /** The outbox entry that carries it. */
    outboxId: { type: 'string' },
    /** A task: the owner sets the places by hand and confirms. */
    guided: { type: 'boolean' },
    /** The person who set the places by hand, or said why that was impossible. */
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
