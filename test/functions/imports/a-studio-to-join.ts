import { aStudioWith } from '../schedule/a-studio.ts';
import { reportingDeps } from '#test/builders/reporting-deps.ts';
import { tableOf } from '#test/builders/table-of.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import type { SystemClass } from '#functions/_domain/connections/connectors/studio-system.ts';
import { readClassItemsOfDay } from '#functions/_domain/classes/class-import-store.ts';
import { storeSameClassAnswer } from '#functions/_domain/same-classes/answer-store.ts';
import { joinClasses } from '#functions/imports/joining/join-classes.ts';
import { applyClasses } from '#functions/marketplaces/inbound/sync-classes.ts';

const now = new Date('2027-03-01T12:00:00.000Z');
const minuteMs = 60_000;
/** When work that died is done again. */
const later = new Date(now.getTime() + 11 * minuteMs);
const deps = reportingDeps(now);
export const [day, room] = ['2027-03-03', 'Sala 1'];
const correlationId = 'c-1';

let studios = 0;

/** A class as Kenko lists it, at an hour of the studio's day. */
export const listed = (hour: number, over: Partial<SystemClass> = {}): SystemClass => ({
  id: 'K1',
  name: 'Flow',
  startsAt: `${day}T${hour + 6}:00:00.000Z`,
  capacity: 30,
  room,
  cancelled: false,
  ...over,
});

/**
 * A studio in which Flow Nivel 2 at ten has some places on sale at Fitpass and some bookings: together seven.
 *
 * @param cancelledAt when the bookings were cancelled, if they were
 */
export async function aStudioToJoin(
  onSale = 5,
  members: readonly string[] = ['Ana Uno', 'Bea Dos'],
  cancelledAt = '',
) {
  studios += 1;
  const studioId = `73737373-7272-4272-8272-${String(studios).padStart(12, '0')}`;
  const studio = await aStudioWith(studioId);
  await studio.importClasses(`Flow Nivel 2,${day},10:00,${room},12,${onSale},0`);
  const booked = (member: string) =>
    `Flow Nivel 2,${day},10:00,${room},direct,90,2027-02-27 10:00,${member},${cancelledAt}`;
  await studio.importBookings(...members.map(booked));
  const at = (isLater: boolean) => ({ ...deps, clock: { now: () => (isLater ? later : now) } });
  const read = (own: StudioTable, classes: readonly SystemClass[], isLater = false) =>
    applyClasses(own, { kind: 'sync-system', studioId, correlationId }, classes, at(isLater));
  const answer = () =>
    storeSameClassAnswer(
      tableOf(studioId),
      { first: { className: 'Flow', room }, second: { className: 'Flow Nivel 2', room }, isSame: true },
      {
        studioId,
        auditId: deps.ids.next(),
        at: now.toISOString(),
        actor: studioId,
        action: 'test',
        subject: 'test',
        note: 'test',
        correlationId,
      },
      deps.ids.next(),
    );
  const join = (own: StudioTable, isLater = false) =>
    joinClasses(own, { studioId, correlationId }, at(isLater));
  /** The places of the class of this name at an hour. */
  const placesOf = async (className: string, localTime: string) => {
    const all = await readClassItemsOfDay(tableOf(studioId), studioId, '20270303');
    return all
      .filter((one) => one.className === className && one.localTime === localTime)
      .map(({ totalCapacity, bookings, takenBefore = 0 }) => ({ totalCapacity, bookings, takenBefore }));
  };
  return { studioId, studio, own: tableOf(studioId), read, answer, join, placesOf };
}

export type StudioToJoin = Awaited<ReturnType<typeof aStudioToJoin>>;
