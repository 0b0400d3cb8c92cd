import { marketplaces } from '#shared/channels.ts';

const minuteMs = 60_000;

/** An instant whose seconds are zero. The number of minutes takes a third of its bytes. */
export const wholeMinute = {
  type: 'string',
  required: true,
  field: 'x',
  get: (minutes: unknown) => new Date(Number(minutes) * minuteMs).toISOString(),
  set: (instant?: string) => (instant === undefined ? undefined : String(Date.parse(instant) / minuteMs)),
} as const;

// Each of these describes an attribute by its short name.
export const requiredText = (field: string) => ({ type: 'string', required: true, field }) as const;
const optional = (field: string) => ({ type: 'string', field }) as const;
export const requiredCount = (field: string) => ({ type: 'number', required: true, field }) as const;
const number = (field: string) => ({ type: 'number', field }) as const;

const perChannel = {
  type: 'map',
  required: true,
  properties: {
    direct: number('d'),
    fitpass: number('f'),
    wellhub: number('w'),
    totalpass: number('t'),
    classpass: number('c'),
    kenko: number('k'),
  },
} as const;

/** The number of places that the marketplace showed when the push was confirmed. */
const reading = {
  type: 'map',
  properties: {
    slots: number('s'),
    atSeconds: number('a'),
    pushVersion: number('v'),
  },
} as const;

/**
 * A class's attributes. Those that most classes have are stored under short names (`field`), because every list of
 * classes reads whole items and is billed by their size. The id is stored in the key alone. An attribute of a map has the
 * same short name in every map, because the library names both alike in one request.
 */
export const classAttributes = {
  studioId: requiredText('s'),
  month: requiredText('m'),
  classId: requiredText('sk'),
  seriesId: requiredText('i'),
  className: requiredText('n'),
  room: requiredText('r'),
  instructor: optional('t'),
  startsAt: wholeMinute,
  localDate: requiredText('d'),
  localTime: requiredText('h'),
  totalCapacity: requiredCount('c'),
  /** The studio's own system that the class was read from. */
  system: { type: ['kenko'] as const },
  /**
   * The capacity that a person still has to set in the studio's own system. Until then, the capacity read from that
   * system is ignored.
   */
  capacityOwed: { type: 'number' },
  /**
   * The places that are taken in the classes that this one was before the studio's own system moved it, until their
   * bookings have moved here. The capacity does not include them.
   */
  takenBefore: { type: 'number' },
  /** How many of these places are more than the class has, so that its whole capacity is known. Absent if none are. */
  takenBeyond: { type: 'number' },
  /** The class that this one is now, because the studio's own system moved it. Its bookings have moved there. */
  movedTo: { type: 'string' },
  bookings: requiredCount('b'),
  bookedByChannel: { ...perChannel, field: 'bc' },
  /**
   * The booked places read at a channel's marketplace that no report has covered yet. Absent if every booking is
   * known.
   */
  unreported: { type: 'map', field: 'u', properties: { ...perChannel.properties } },
  /**
   * The marketplaces where the class's sales have to be read again, because bookings were removed here. The number is how
   * many of the unreported places are those bookings, which may turn out not to exist.
   */
  unread: { type: 'map', field: 'ur', properties: { ...perChannel.properties } },
  /** How many unreported places were cancelled at the channel's marketplace. */
  cancelledUnreported: { type: 'map', field: 'cu', properties: { ...perChannel.properties } },
  /**
   * The number of bookings in the latest schedule file, and when it was first and last imported. Absent if no file
   * counted any.
   */
  fileCount: {
    type: 'map',
    field: 'fc',
    properties: {
      booked: requiredCount('b'),
      atSeconds: requiredCount('a'),
      lastSeconds: requiredCount('l'),
      firstSeconds: number('fs'),
      isThroughout: { type: 'boolean', field: 'th' },
      unreported: { ...perChannel, field: 'u' },
      reported: { ...perChannel, field: 'r' },
    },
  },
  allocations: { ...perChannel, field: 'a' },
  confirmed: {
    type: 'map',
    required: true,
    field: 'k',
    properties: {
      fitpass: { ...reading, field: 'f' },
      wellhub: { ...reading, field: 'w' },
      totalpass: { ...reading, field: 't' },
      classpass: { ...reading, field: 'c' },
    },
  },
  revenueDirectMinor: requiredCount('rd'),
  revenueMarketplaceMinor: requiredCount('rm'),
  pendingDecisionId: optional('p'),
  pushVersions: { ...perChannel, field: 'v' },
  /** The highest number of places that a marketplace may have received since its listing was last read. */
  mayShow: { ...perChannel, field: 'ms' },
  /** Outbox ids of the latest pushes that are not confirmed yet. */
  latestPushes: {
    type: 'map',
    field: 'l',
    properties: {
      fitpass: optional('f'),
      wellhub: optional('w'),
      totalpass: optional('t'),
      classpass: optional('c'),
      kenko: optional('k'),
    },
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
  trialArm: { type: ['decided', 'held-out'] as const, field: 'ta' },
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
  /** When a marketplace, the studio's own system or an imported file reported the class as cancelled. */
  cancelledAt: { type: 'string' },
  cancelledBy: { type: ['fitpass', 'wellhub', 'totalpass', 'classpass', 'kenko', 'file'] as const },
  /** The import whose file cancelled the class. */
  cancelledIn: { type: 'string' },
  /** Later imports whose files call it cancelled too. */
  alsoCancelledIn: { type: 'set', items: 'string' },
  /** When the owner last said that the cancelled class takes place after all. Older mails no longer cancel it. */
  reinstatedAt: { type: 'string' },
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
  /**
   * True if the class's history is empty. A class is created with it, and the transaction that records the first change
   * removes it. Absent means that the history may contain changes.
   */
  neverChanged: { type: 'boolean', field: 'nc' },
  isRecurring: { type: 'boolean' },
  recurrenceTemplateId: { type: 'string' },
  /** The import that created it. */
  importedBy: optional('ib'),
  /** The import that last changed it. */
  changedBy: { type: 'string' },
  version: requiredCount('w'),
} as const;
