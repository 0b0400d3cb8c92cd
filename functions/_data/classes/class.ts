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

/** The number that a marketplace showed when its push was confirmed. */
const reading = {
  type: 'map',
  properties: { slots: { type: 'number' }, at: { type: 'string' }, pushVersion: { type: 'number' } },
} as const;
const id = { type: 'string' } as const;

/** The month partition of a class, from its id: `20261123T1300Z-…` is in `202611` (UTC). */
export const monthOf = (classId: string): string => classId.slice(0, 6);

/**
 * One class: what it can hold, what it has sold, what each channel may sell, and the aggregates that screens
 * show. One item holds all allocations, so that one conditional write keeps their sum right.
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
    /** The capacity that a person still has to set in that system: until then its own is not taken over. */
    capacityOwed: { type: 'number' },
    bookings: { type: 'number', required: true },
    bookedByChannel: perChannel,
    /**
     * The part of a channel's booked places that was read at its marketplace and that no report has covered yet.
     * Absent when every booking is known.
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
    /** The highest number that a marketplace may have been sent since it was last seen. */
    mayShow: perChannel,
    /** Outbox ids of the latest pushes that are not confirmed yet. */
    latestPushes: {
      type: 'map',
      properties: { fitpass: id, wellhub: id, totalpass: id, classpass: id, kenko: id },
    },
    /** Rules that fired for this class, for as long as their conditions hold. */
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
    /** The class's part in the comparison that measures the gain of automatic execution. */
    trialArm: { type: ['decided', 'held-out'] as const },
    /** A person approved one of its decisions, so it shows nothing about automatic execution. */
    approvedByHand: { type: 'boolean' },
    /** Channels whose places a person decided last; they are never changed automatically. */
    heldByHand: { type: 'list', items: { type: 'string' } },
    /** Recommendations that a person refused, the latest ones, with the facts of that moment. */
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
    /** When a marketplace reported that the class does not take place. */
    cancelledAt: { type: 'string' },
    cancelledBy: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass'] as const },
    /** The places that its marketplaces had when the class was cancelled, and the places they were left with. */
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
    /** The import that made it. */
    importedBy: { type: 'string' },
    /** The import that changed it last. */
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
