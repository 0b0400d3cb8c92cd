import type { ClassItem } from '#functions/_data/classes/class.ts';
import type { follows, Kind } from '#functions/_domain/commit/follows.ts';
import type { Approval } from '#functions/_domain/places/decisions/approval-store.ts';
import type { StoredEdit } from '#functions/_domain/places/edits/edit-store.ts';
import { aDecisionFor } from '#test/functions/schedule/decide.ts';
import type { allDerivers } from './all-derivers.ts';

export const studioId = '44444444-4444-4444-8444-444444444444';
export const at = new Date('2026-11-20T12:00:00.000Z');

/** A class of 20 places: Fitpass has 4, 2 of them sold, and Wellhub has 3. */
export const cls: ClassItem = {
  studioId,
  classId: '202611221300-yoga-0a1b',
  month: '202611',
  seriesId: 'yoga-sala-1',
  className: 'Yoga',
  room: 'Sala 1',
  startsAt: '2026-11-22T13:00:00.000Z',
  localDate: '2026-11-22',
  localTime: '07:00',
  totalCapacity: 20,
  bookings: 10,
  bookedByChannel: { direct: 8, fitpass: 2 },
  allocations: { fitpass: 4, wellhub: 3 },
  confirmed: {},
  pushVersions: {},
  mayShow: {},
  revenueDirectMinor: 80_000,
  revenueMarketplaceMinor: 18_000,
  version: 7,
};

/** Two numbers to be sent to marketplaces. */
export const reported = [
  { marketplace: 'fitpass', from: 4, to: 6, adjustmentId: 'adjustment-1', outboxId: 'outbox-1' },
  { marketplace: 'wellhub', from: 3, to: 1, adjustmentId: 'adjustment-2', outboxId: 'outbox-2' },
] as const;

const steps = reported.map(({ marketplace, from, to }) => ({ channel: marketplace, from, to }));
const allocations = { fitpass: 6, wellhub: 1 };
const decision = aDecisionFor(cls, 6);
const ids = { changeId: 'change-1', auditId: 'audit-1', correlationId: 'request-0001' };
const approval: Approval = { studioId, decision, cls, changes: reported, automatic: false, at, ...ids };
const stored: StoredEdit = {
  studioId,
  cls,
  edit: {
    totalCapacity: 18,
    allocations,
    capacity: { from: 20, to: 18 },
    places: steps,
    pushes: reported,
    named: ['fitpass'],
  },
  pushes: reported,
  at,
  ...ids,
};
const replacement = {
  studioId,
  cls,
  before: undefined,
  beforeBecomes: 'superseded',
  next: decision,
} as const;

const plan = {
  row: { ...cls, instructor: undefined, currentBookings: 10, slots: {} },
  version: cls.version,
  before: cls,
  totalCapacity: 22,
  takenBefore: undefined,
  takenBeyond: undefined,
  bookings: cls.bookings,
  bookedByChannel: cls.bookedByChannel,
  fileCount: cls.fileCount,
  allocations,
  logged: steps.map(({ channel, to }) => ({ channel, places: to })),
};
const storing = {
  studioId,
  now: at,
  newId: () => ids.changeId,
  connected: new Set(['fitpass', 'wellhub'] as const),
  correlationId: ids.correlationId,
};

type ChangeOf<K extends Kind> = Parameters<(typeof allDerivers)[K]>[0];

/** The kinds of change that create outbox entries for marketplaces, according to the table of effects. */
export type PendingKind = {
  [K in Kind]: Extract<(typeof follows)[K][number], 'places' | 'outbox'> extends never ? never : K;
}[Kind];

/**
 * One change of each kind that makes two numbers pending at marketplaces. If one of the kinds is missing, this does not
 * compile.
 */
export const pendingChanges: { readonly [K in PendingKind]: ChangeOf<K> } = {
  'class-edited': { kind: 'class-edited', stored, waiting: undefined, undone: undefined },
  'decision-approved': { kind: 'decision-approved', approval },
  'decision-carried-out': {
    kind: 'decision-carried-out',
    next: decision,
    replacement,
    carriedOut: { approval: { ...approval, automatic: true } },
  },
  'class-changed-by-file': {
    kind: 'class-changed-by-file',
    cls,
    toStore: { plan, pushes: reported, cls },
    storing,
  },
  'number-corrected': {
    kind: 'number-corrected',
    auditId: ids.auditId,
    pending: {
      studioId,
      cls,
      changes: reported,
      source: 'reconciler',
      at,
      correlationId: ids.correlationId,
    },
  },
};
