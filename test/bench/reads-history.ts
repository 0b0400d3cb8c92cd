// A studio's history as stored in the table: classes, their bookings and decisions, and what runs store about both.
import { foldFinishedDays } from '#functions/_domain/finished/fold-days.ts';
import { readStudioToDecide } from '#functions/decisions/runs/read-studio.ts';
import { withForecasts } from '#functions/decisions/runs/run.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';
import { recordOf } from '#functions/_data/places/packed-decision.ts';
import { pack } from '#functions/_data/table/packed.ts';
import { identifyIn } from '#functions/_domain/classes/class-identity.ts';
import { sized } from './measure.ts';
import * as classes from '#functions/_data/classes/class.ts';
import * as demands from '#functions/_data/classes/class-demand.ts';
import * as bookings from '#functions/_data/bookings/booking.ts';
import * as changes from '#functions/_data/classes/class-change.ts';
import * as decisions from '#functions/_data/places/decision.ts';
import * as advice from '#functions/_data/places/decision-advice.ts';
import * as adjustments from '#functions/_data/places/adjustment.ts';
import * as counters from '#functions/_data/classes/counters.ts';
import * as days from '#functions/_data/classes/day.ts';
import * as opened from '#functions/_data/table/tables.ts';

/** Each class has a decision and an adjustment. */
export const classesPerWeek = sized(200, 20);
/** Nobody reads a class's demand or bookings of earlier weeks, which are in the partitions of their months. */
const weeksWithBookings = 60;
export const now = new Date('2026-11-23T12:00:00Z');

const store = {
  ...classes,
  ...demands,
  ...bookings,
  ...changes,
  ...decisions,
  ...advice,
  ...adjustments,
  ...counters,
  ...days,
  ...opened,
};
const pad = (value: number, width: number): string => String(value).padStart(width, '0');
/** A run folds at most a quarter of a year. */
const foldsMax = sized(5, 1);

const crockford = (value: number): string => `01ARZ3NDEKTSV4RR${pad(value, 10)}`;

const named = { className: 'Vinyasa Yoga with Props', room: 'Sala Jardín' };
const { timezone } = defaultSettings;
const identify = identifyIn(timezone);

/** The classes of one past week, spread over its days; each week has the same series. */
export function week(studioId: string, back: number) {
  return Array.from({ length: classesPerWeek }, (_, index) => {
    const spread = Math.floor((index * 6.9 * 24 * 3_600_000) / classesPerWeek);
    const wall = instantToLocal(new Date(now.getTime() + spread).toISOString(), timezone);
    const localDate = addLocalDays(wall.date, -7 * back);
    const { classId, seriesId, startsAt } = identify({ ...named, localDate, localTime: wall.time });
    const serial = back * classesPerWeek + index;
    return { studioId, classId, seriesId, startsAt, localDate, localTime: wall.time, index, serial };
  });
}

type Row = ReturnType<typeof week>[number];

const confirmedAt = (instant: string) => ({ slots: 4, atSeconds: Date.parse(instant) / 1000 });

const classItem = ({ studioId, classId, seriesId, startsAt, localDate, localTime }: Row) => ({
  studioId,
  month: classId.slice(0, 6),
  classId,
  seriesId,
  ...named,
  instructor: 'Mariana Gutiérrez',
  startsAt,
  localDate,
  localTime,
  totalCapacity: 20,
  bookings: 12,
  bookedByChannel: { direct: 6, fitpass: 2, wellhub: 2, totalpass: 2 },
  allocations: { fitpass: 4, wellhub: 4, totalpass: 4 },
  confirmed: { fitpass: confirmedAt(startsAt), wellhub: confirmedAt(startsAt) },
  revenueDirectMinor: 120_000,
  revenueMarketplaceMinor: 54_000,
  pushVersions: { fitpass: 1, wellhub: 1, totalpass: 1 },
  mayShow: {},
  version: 3,
});

const sold = ['direct', 'direct', 'fitpass', 'wellhub', 'totalpass', 'direct'] as const;
const guestsPerClass = 12;

const demandItem = ({ studioId, classId, seriesId, startsAt }: Row) => ({
  studioId,
  month: classId.slice(0, 6),
  classId,
  seriesId,
  startsAt,
  totalCapacity: 20,
  events: Array.from({ length: guestsPerClass }, (_, guest) => ({
    minutesBefore: 8_000 - 600 * guest,
    channel: sold[guest % sold.length] ?? 'direct',
    kind: 'booked' as const,
  })),
  allocationLog: (['fitpass', 'wellhub', 'totalpass'] as const).map((channel) => ({
    minutesBefore: 20_000,
    channel,
    places: 4,
  })),
});

const bookingItems = ({ studioId, classId, startsAt, serial }: Row) =>
  Array.from({ length: guestsPerClass }, (_, guest) => ({
    studioId,
    month: classId.slice(0, 6),
    classId,
    bookingId: pad(serial * guestsPerClass + guest, 24),
    channel: sold[guest % sold.length] ?? ('direct' as const),
    bookingType: 'drop-in',
    status: 'confirmed' as const,
    customerName: 'Fernanda Villaseñor',
    customerEmail: 'fernanda.villasenor@example.com',
    bookedAt: new Date(Date.parse(startsAt) - (8_000 - 600 * guest) * 60_000).toISOString(),
    revenueMinor: 9_000,
  }));

export const newestDecisionId = crockford(99_999_999);

const changeItem = ({ studioId, classId, startsAt, serial }: Row) => ({
  studioId,
  month: classId.slice(0, 6),
  classId,
  changeId: crockford(99_999_999 - serial),
  at: startsAt,
  source: 'decision' as const,
  actor: studioId,
  places: [{ channel: 'fitpass' as const, from: 4, to: 6 }],
  pushes: [
    {
      adjustmentId: crockford(99_999_999 - serial),
      outboxId: crockford(99_999_999 - serial),
      marketplace: 'fitpass' as const,
    },
  ],
});

const reasoning = 'Open 2 Fitpass places (4 to 6, expected +$180.00). '.repeat(5);
const recommendation = (marketplace: 'fitpass' | 'wellhub' | 'totalpass') => ({
  marketplace,
  action: 'increase' as const,
  slotChange: 2,
  placesFrom: 4,
  placesTo: 6,
  reasoning,
  expectedRevenueMinor: 18_000,
});

/** In the displayed week and later, a third of the decisions are pending. All earlier decisions are settled. */
const statusOf = ({ serial, index }: Row) =>
  (['executed', 'queued', serial < classesPerWeek ? 'pending-review' : 'rejected'] as const)[index % 3] ??
  'executed';

const decisionItem = (row: Row) =>
  recordOf({
    studioId: row.studioId,
    decisionId: crockford(99_999_999 - row.serial),
    classId: row.classId,
    className: 'Vinyasa Yoga with Props',
    room: 'Sala Jardín',
    classStartsAt: row.startsAt,
    classLocalDate: row.startsAt.slice(0, 10),
    classLocalTime: '07:00',
    bookings: 12,
    totalCapacity: 20,
    decidedAt: row.startsAt,
    expiresAt: row.startsAt,
    confidence: 0.82,
    decisionType: 'optimizer' as const,
    expectedRevenueMinor: 54_000,
    currency: 'MXN',
    adjustments: [],
    status: statusOf(row),
    version: 1,
    adviceDigest: 'UJk2mQ0x9aBc',
    changes: (['fitpass', 'wellhub', 'totalpass'] as const).map((marketplace) => ({
      marketplace,
      placesFrom: 4,
      placesTo: 6,
    })),
  });

const adviceItem = (row: Row) => ({
  studioId: row.studioId,
  decisionId: crockford(99_999_999 - row.serial),
  packed: pack({
    analysis: reasoning,
    recommendations: (['fitpass', 'wellhub', 'totalpass'] as const).map(recommendation),
  }),
});

const adjustmentItem = (row: Row) => ({
  studioId: row.studioId,
  adjustmentId: crockford(99_999_999 - row.serial),
  decisionId: crockford(99_999_999 - row.serial),
  classId: row.classId,
  className: 'Vinyasa Yoga with Props',
  classLocalDate: row.startsAt.slice(0, 10),
  classLocalTime: '07:00',
  marketplace: 'fitpass' as const,
  source: 'decision' as const,
  slotsChanged: 2,
  placesTo: 6,
  status: 'applied' as const,
  createdAt: row.startsAt,
  appliedAt: row.startsAt,
  recordingKeys: [`t/${row.studioId}/recordings/${row.classId}/1.json`],
});

/** Every shard a studio can have, each with a share of `serials` classes and their decisions. */
const counterItems = (studioId: string, serials: number) =>
  Array.from({ length: store.counterShards }, (_, shard) => ({
    studioId,
    shard: pad(shard, 2),
    classes: serials,
    bookings: 12 * serials,
    slotsManaged: 2 * serials,
    automationsRun: serials,
    decisions: serials,
    pendingReview: serials,
    confidenceMillionths: 820_000 * serials,
  }));

const dayItems = (rows: readonly Row[]) =>
  [...Map.groupBy(rows, ({ startsAt }) => startsAt.slice(0, 10))].map(([localDate, { length }]) => ({
    studioId: rows[0]?.studioId ?? '',
    localDate,
    classes: length,
    capacity: 20 * length,
    bookings: 12 * length,
    revenueMinor: 174_000 * length,
    atRisk: 0,
    fullyBooked: 0,
    executed: length,
  }));

export async function fill(studioId: string, from: number, to: number): Promise<void> {
  const table = store.tables.forStudio(studioId);
  for (let back = from; back < to; back += 1) {
    const rows = week(studioId, back);
    await table.of(store.ClassEntity).put(rows.map(classItem)).go({ concurrency: 4 });
    if (back < weeksWithBookings) {
      await table.of(store.ClassDemandEntity).put(rows.map(demandItem)).go({ concurrency: 4 });
      await table.of(store.BookingEntity).put(rows.flatMap(bookingItems)).go({ concurrency: 4 });
    }
    await table.of(store.ClassChangeEntity).put(rows.map(changeItem)).go({ concurrency: 4 });
    await table.of(store.DecisionEntity).put(rows.map(decisionItem)).go({ concurrency: 4 });
    await table.of(store.DecisionAdviceEntity).put(rows.map(adviceItem)).go({ concurrency: 4 });
    await table.of(store.AdjustmentEntity).put(rows.map(adjustmentItem)).go({ concurrency: 4 });
    await table.of(store.DayEntity).put(dayItems(rows)).go();
  }
  await table
    .of(store.CountersEntity)
    .put(counterItems(studioId, to * classesPerWeek))
    .go();
}

/**
 * What runs store for screens, written by the runs' own code: forecasts of coming classes and the results of finished
 * days.
 */
export async function keep(studioId: string): Promise<void> {
  const table = store.tables.forStudio(studioId);
  const wanted = { studioId, learnsAnew: true };
  await withForecasts(table, await readStudioToDecide(table, wanted, now), wanted);
  for (let turn = 0; turn < foldsMax; turn += 1)
    await foldFinishedDays(table, { studioId, timezone, now, again: true });
}
