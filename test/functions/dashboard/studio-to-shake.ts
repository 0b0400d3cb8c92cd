import { approve } from '#shared/contracts/decisions/approve.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { undoChange } from '#shared/contracts/schedule/undo-change.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { callOperation } from '../../builders/call-operation.ts';
import { ClassEntity } from '#functions/_data/classes/class.ts';
import { DecisionEntity } from '#functions/_data/places/decision.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { pendingDecisionsOf } from '#functions/_domain/places/decisions/optimizer-store.ts';
import { replaceDecision } from '#functions/_domain/places/decisions/replacement-store.ts';
import { readLastChange } from '#functions/_domain/places/edits/change-store.ts';
import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { settlePush } from '#functions/_domain/places/outbox/settle-store.ts';
import { handler as importScheduleHandler } from '#functions/imports/import-schedule.ts';
import { handler as importBookingsHandler } from '#functions/imports/import-bookings.ts';
import { handler as approveHandler } from '#functions/decisions/approve.ts';
import { handler as rejectHandler } from '#functions/decisions/reject.ts';
import { handler as adjustClassHandler } from '#functions/schedule/adjust-class.ts';
import { handler as repeatClassHandler } from '#functions/schedule/repeat-class.ts';
import { handler as undoChangeHandler } from '#functions/schedule/undo-change.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** One action that can happen to a studio. Its numbers choose among what exists at that point. */
export type Step =
  | {
      readonly kind: 'schedule';
      readonly rows: readonly (readonly [at: number, capacity: number, sold: number])[];
    }
  | {
      readonly kind: 'bookings';
      readonly rows: readonly (readonly [classAt: number, who: number, gone: boolean])[];
    }
  | {
      readonly kind: 'decide';
      readonly classAt: number;
      readonly confidence: number;
      readonly places: number;
    }
  | { readonly kind: 'approve' | 'reject'; readonly classAt: number }
  | { readonly kind: 'adjust'; readonly classAt: number; readonly capacity: number; readonly places: number }
  | { readonly kind: 'undo'; readonly classAt: number }
  | { readonly kind: 'repeat'; readonly classAt: number }
  | { readonly kind: 'settle'; readonly classAt: number; readonly state: 'acked' | 'superseded' | 'failed' };

export const firstDay = '2999-03-28';
export const months = ['299903', '299904', '299905'];
const all = { pages: 'all', consistent: true } as const;

/**
 * Ten classes over five days, in the morning and late evening. In New York, the UTC date of the evening classes is the
 * next day.
 */
const classAt = (at: number) =>
  `Class ${at % 10},${addLocalDays(firstDay, at % 5)},${at % 2 ? '07:00' : '22:30'},A`;

const scheduleOf = (rows: Extract<Step, { kind: 'schedule' }>['rows']) =>
  [
    'class_name,class_date,class_time,room,total_capacity,current_bookings,fitpass_slots',
    ...[...new Map(rows.map((row) => [row[0] % 10, row])).values()].map(
      ([at, capacity, sold]) => `${classAt(at)},${capacity},${Math.min(sold, capacity)},1`,
    ),
  ].join('\n');

const bookingsOf = (rows: Extract<Step, { kind: 'bookings' }>['rows']) =>
  [
    'class_name,class_date,class_time,room,booking_type,studio_revenue,booked_at,customer_name,cancelled_at',
    ...[...new Map(rows.map((row) => [`${row[0] % 10}/${row[1]}`, row])).values()].map(
      ([nth, who, gone]) =>
        `${classAt(nth)},${who % 2 ? 'fitpass' : 'direct'},${10 + who}.50,2027-03-01 10:00,Guest ${who},${gone ? '2027-03-02 10:00' : ''}`,
    ),
  ].join('\n');

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];

/** Applies a step to a studio, through the product's own handlers and stores. */
export async function createShaker(studioId: string, nextId: () => string) {
  const as = { studioId };
  await tableOf(studioId)
    .of(ConnectionEntity)
    .put({
      studioId,
      marketplace: 'fitpass',
      status: 'connected',
      connectedAt: '2026-11-01T00:00:00.000Z',
      revenuePerBookingMinor: 9_000,
      noShowPayPercent: 0,
    })
    .go();
  const handlers = {
    schedule: importScheduleHandler as never,
    bookings: importBookingsHandler as never,
    approve: approveHandler as never,
    reject: rejectHandler as never,
    adjust: adjustClassHandler as never,
    repeat: repeatClassHandler as never,
    undo: undoChangeHandler as never,
  };
  const classes = async (studioTable: StudioTable) =>
    (
      await Promise.all(
        months.map((month) => studioTable.of(ClassEntity).query.primary({ studioId, month }).go(all)),
      )
    ).flatMap(({ data }) => data);
  const decisions = async (studioTable: StudioTable) =>
    (await studioTable.of(DecisionEntity).query.primary({ studioId }).go(all)).data;

  const decide = async (
    studioTable: StudioTable,
    { classAt: at, confidence, places }: Extract<Step, { kind: 'decide' }>,
  ) => {
    const cls = pick(await classes(studioTable), at);
    if (!cls) return;
    const before = (await pendingDecisionsOf(studioTable, studioId, [cls])).get(cls.classId);
    const from = cls.allocations.fitpass ?? 0;
    const next = {
      studioId,
      decisionId: nextId(),
      classId: cls.classId,
      className: cls.className,
      room: cls.room,
      classStartsAt: cls.startsAt,
      classLocalDate: cls.localDate,
      classLocalTime: cls.localTime,
      bookings: cls.bookings,
      totalCapacity: cls.totalCapacity,
      decidedAt: `2026-11-2${places % 3}T0${(places * 3) % 8}:30:00.000Z`,
      expiresAt: '2999-01-01T00:00:00.000Z',
      confidence,
      decisionType: 'optimizer' as const,
      analysis: 'Shaken.',
      recommendations: [
        {
          marketplace: 'fitpass' as const,
          action: 'increase' as const,
          slotChange: places - from,
          placesFrom: from,
          placesTo: places,
          reasoning: 'Shaken.',
          expectedRevenueMinor: 0,
        },
      ],
      expectedRevenueMinor: places * 1_000 + at,
      currency: 'USD',
      adjustments: [],
      status: 'pending-review' as const,
      version: 1,
    };
    const beforeBecomes = places % 2 ? 'superseded' : 'expired';
    await replaceDecision(studioTable, {
      studioId,
      cls,
      before,
      beforeBecomes,
      next: places === 0 ? undefined : next,
    });
  };

  const answer = async (
    studioTable: StudioTable,
    { kind, classAt }: Extract<Step, { kind: 'approve' | 'reject' }>,
  ) => {
    const decision = pick(await decisions(studioTable), classAt);
    if (decision)
      await callOperation(
        handlers[kind],
        kind === 'approve' ? approve : reject,
        { decisionId: decision.decisionId },
        as,
      );
  };

  const adjust = async (
    studioTable: StudioTable,
    { classAt: at, capacity, places }: Extract<Step, { kind: 'adjust' }>,
  ) => {
    const cls = pick(await classes(studioTable), at);
    if (!cls) return;
    const wanted = { totalCapacity: capacity, allocations: { fitpass: places } };
    const named = { classId: cls.classId, version: cls.version, scope: 'this-and-following' as const };
    await callOperation(handlers.adjust, adjustClass, { ...named, ...wanted }, as);
  };

  const undo = async (studioTable: StudioTable, at: number) => {
    const cls = pick(await classes(studioTable), at);
    const last = cls && (await readLastChange(studioTable, studioId, cls.classId));
    if (!last) return;
    const named = { classId: cls.classId, changeId: last.changeId, version: cls.version };
    await callOperation(handlers.undo, undoChange, named, as);
  };

  const repeat = async (studioTable: StudioTable, at: number) => {
    const cls = pick(await classes(studioTable), at);
    if (cls) await callOperation(handlers.repeat, repeatClass, { classId: cls.classId, weeks: 4 }, as);
  };

  const settle = async (studioTable: StudioTable, { classAt, state }: Extract<Step, { kind: 'settle' }>) => {
    const push = pick((await studioTable.of(OutboxEntity).query.primary({ studioId }).go(all)).data, classAt);
    if (push && push.state !== 'acked' && push.state !== 'superseded')
      await settlePush(studioTable, { push, state, at: new Date('2026-11-22T12:00:00Z') });
  };

  return async (step: Step): Promise<unknown> => {
    const studioTable = tableOf(studioId);
    if (step.kind === 'schedule')
      return callOperation(handlers.schedule, importSchedule, { csvData: scheduleOf(step.rows) }, as);
    if (step.kind === 'bookings')
      return callOperation(handlers.bookings, importBookings, { csvData: bookingsOf(step.rows) }, as);
    if (step.kind === 'decide') return decide(studioTable, step);
    if (step.kind === 'adjust') return adjust(studioTable, step);
    if (step.kind === 'undo') return undo(studioTable, step.classAt);
    if (step.kind === 'repeat') return repeat(studioTable, step.classAt);
    return step.kind === 'settle' ? settle(studioTable, step) : answer(studioTable, step);
  };
}
