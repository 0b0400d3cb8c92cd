import { marketplaces } from '#shared/channels.ts';
import { tableEntity, type ItemOf } from '../table/entity.ts';

const places = { type: 'number' } as const;
const perChannel = {
  type: 'map',
  required: true,
  properties: {
    direct: places,
    fitpass: places,
    wellhub: places,
    totalpass: places,
    classpass: places,
    kenko: places,
  },
} as const;

/** The number of places that the marketplace showed when the push was confirmed. */
const reading = {
  type: 'map',
  properties: { slots: { type: 'number' }, at: { type: 'string' }, pushVersion: { type: 'number' } },
} as const;
const id = { type: 'string' } as const;

/** The month partition of a class, from its id: `20261123T1300Z-…` is in `202611` (UTC). */
export const monthOf = (classId: string): string => classId.slice(0, 6);

/**
 * One class: its capacity, its sales, the places that each channel may sell, and the totals shown on screens. All
 * allocations are in one item, so one conditional write keeps their sum correct.
 */
export const ClassEntity = tableEntity({
  model: { entity: 'class', version: '1', service: 'cupo' },
  attributes: {
    studioId: { type: 'string', required: true },
    month: { type: 'string', required: true },
    classId: { type: 'string', required: true },
    seriesId: { type: 'string', required: true },
    className: { type: 'string', required: true },
    room: { type: 'string', required: true },
    instructor: { type: 'string' },
    startsAt: { type: 'string', required: true },
    localDate: { type: 'string', required: true },
    localTime: { type: 'string', required: true },
    totalCapacity: { type: 'number', required: true },
    /** The studio's own system that the class was read from. */
    system: { type: ['kenko'] as const },
    /**
     * The capacity that a person still has to set in the studio's own system. Until then, the capacity read from that
     * system is ignored.
     */
    capacityOwed: { type: 'number' },
    bookings: { type: 'number', required: true },
    bookedByChannel: perChannel,
    /**
     * The booked places read at a channel's marketplace that no report has covered yet. Absent if every booking is
     * known.
     */
    unreported: { type: 'map', properties: { ...perChannel.properties } },
    allocations: perChannel,
    confirmed: {
      type: 'map',
      required: true,
      properties: { fitpass: reading, wellhub: reading, totalpass: reading, classpass: reading },
    },
    revenueDirectMinor: { type: 'number', required: true },
    revenueMarketplaceMinor: { type: 'number', required: true },
    pendingDecisionId: { type: 'string' },
    pushVersions: perChannel,
    /** The highest number of places that a marketplace may have received since its listing was last read. */
    mayShow: perChannel,
    /** Outbox ids of the latest pushes that are not confirmed yet. */
    latestPushes: {
      type: 'map',
      properties: { fitpass: id, wellhub: id, totalpass: id, classpass: id, kenko: id },
    },
    /** The rules that fired for this class and whose conditions still hold. */
    ruleFirings: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          ruleId: { type: 'string', required: true },
          state: { type: ['asked', 'done', 'declined'] as const, required: true },
          targets: {
            type: 'list',
            required: true,
            items: {
              type: 'map',
              properties: {
                channel: { type: 'string', required: true },
                places: { type: 'number', required: true },
              },
            },
          },
        },
      },
    },
    /** The class's arm in the experiment that measures the gain from automatic execution. */
    trialArm: { type: ['decided', 'held-out'] as const },
    /** True if a person approved a decision about this class. The class then says nothing about automatic execution. */
    approvedByHand: { type: 'boolean' },
    /** Channels with a manual override. Automation never changes their places. */
    heldByHand: { type: 'list', items: { type: 'string' } },
    /** The latest recommendations that a person refused, with the facts at the time of refusal. */
    rejections: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          decisionId: { type: 'string', required: true },
          at: { type: 'string', required: true },
          changes: {
            type: 'list',
            required: true,
            items: {
              type: 'map',
              properties: {
                marketplace: { type: marketplaces, required: true },
                from: { type: 'number', required: true },
                to: { type: 'number', required: true },
              },
            },
          },
          totalCapacity: { type: 'number', required: true },
          bookings: { type: 'number', required: true },
          bookedByChannel: perChannel,
          expectedRevenueMinor: { type: 'number', required: true },
          terms: { type: 'string', required: true },
          ruleIds: { type: 'list', required: true, items: { type: 'string' } },
        },
      },
    },
    /** When a marketplace reported the class as cancelled. */
    cancelledAt: { type: 'string' },
    cancelledBy: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const },
    /** Each marketplace's places at the time the class was cancelled, and the number left afterwards. */
    closed: {
      type: 'list',
      items: {
        type: 'map',
        properties: {
          channel: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const, required: true },
          from: { type: 'number', required: true },
          to: { type: 'number', required: true },
        },
      },
    },
    isRecurring: { type: 'boolean' },
    recurrenceTemplateId: { type: 'string' },
    /** The import that created it. */
    importedBy: { type: 'string' },
    /** The import that last changed it. */
    changedBy: { type: 'string' },
    version: { type: 'number', required: true },
  },
  indexes: {
    primary: {
      pk: {
        field: 'pk',
        composite: ['studioId', 'month'],
        template: 'S#${studioId}#CLASS#${month}',
        casing: 'none',
      },
      sk: { field: 'sk', composite: ['classId'], template: '${classId}', casing: 'none' },
    },
  },
});

export type ClassItem = ItemOf<typeof ClassEntity>;
