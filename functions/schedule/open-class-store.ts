import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { ForecastEntity } from '#functions/_data/classes/forecast.ts';
import { RecurrenceEntity } from '#functions/_data/classes/recurrence.ts';
import { SourceEntity } from '#functions/_data/connections/source.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import { readTogether, wanted } from '#functions/_data/read-together.ts';
import { StudioEntity, type StudioItem } from '#functions/_data/studio/studio.ts';
import { isOver } from '#shared/core/outlook/outlook-of.ts';
import { localToInstant } from '#shared/core/time/zone.ts';
import type { StudioSource } from '#functions/_domain/connections/source.ts';
import { readLastChange } from '#functions/_domain/places/edits/change-store.ts';
import { studioTermsOf } from '#functions/_domain/places/edits/terms.ts';
import { mayReplace, readPredecessors } from '#functions/_domain/successors/successor-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { bookingCurve, pastClassesMax } from './booking-curve.ts';
import { readClassBookings } from './booking-store.ts';
import { byClass, demandOf, readDemands } from './demand-store.ts';
import { classIdsBefore } from './recurrence.ts';
import { recurrenceTemplateOf, type Series } from './recurrence-store.ts';
import { readSurroundings, type Surroundings } from './surroundings-store.ts';

export type OpenedClass = ClassItem;
type Slot = Parameters<typeof classIdsBefore>[0];

/** What is read first, because all else depends on it. Of the studio's sources, only Kenko has places of its own. */
export const wantsOf = ({ classId }: { readonly classId: string }, studioId: string) => ({
  cls: wanted(ClassEntity, { studioId, classId, month: monthOf(classId) }),
  settings: wanted(StudioEntity, { studioId }),
  kenko: wanted(SourceEntity, { studioId, kind: 'kenko' }),
});

/**
 * The last classes before a given time, from the class's own weekly slot and from the slots that it replaced; the
 * latest first.
 */
const idsBefore = (slots: readonly Slot[], timezone: string, now: Date): string[] =>
  slots
    .flatMap((slot) => classIdsBefore(slot, pastClassesMax, timezone, now))
    .toSorted()
    .toReversed();

/** Reads what must not be shown in an older state: the pushes of the latest numbers, and the series. */
async function readPending(table: StudioTable, cls: ClassItem) {
  const { studioId, latestPushes = {} } = cls;
  const recurs = cls.isRecurring === true || cls.recurrenceTemplateId !== undefined;
  const ids = Object.values(latestPushes).filter((id) => id !== undefined);
  const { recurrence, pushes } = await readTogether(
    table,
    {
      recurrence: recurs
        ? wanted(RecurrenceEntity, { studioId, templateClassId: recurrenceTemplateOf(cls) })
        : undefined,
      pushes: ids.map((outboxId) => wanted(OutboxEntity, { studioId, outboxId })),
    },
    { consistent: true },
  );
  return { pushes, series: recurs ? seriesOf(cls, recurrence) : null };
}

/** The template of a class's series, and the number of the series' later classes. */
const seriesOf = (cls: ClassItem, recurrence: Series | undefined) => ({
  templateClassId: recurrenceTemplateOf(cls),
  following: (recurrence?.classIds ?? []).filter((classId) => classId > cls.classId).length,
});

/** Reads the forecast of the class's day, and the demand of the class and of its weekly slot's last classes. */
async function readDemand(table: StudioTable, cls: ClassItem, timezone: string, now: Date) {
  const pastIds = idsBefore([cls], timezone, now);
  const { studioId, localDate } = cls;
  const { forecast, demands } = await readTogether(
    table,
    {
      // Nothing is expected of a class that is over.
      forecast: isOver(cls, now) ? undefined : wanted(ForecastEntity, { studioId, localDate }),
      demands: [cls.classId, ...pastIds].map((classId) => demandOf(studioId, classId)),
    },
    { consistent: false },
  );
  return { forecast, pastIds, own: byClass(demands) };
}

/** The items that were read with the class. */
interface Known {
  readonly settings: StudioItem;
  readonly kenko: StudioSource | undefined;
}

/** Reads the series that the class's series replaced. Few have replaced another, and for the others nothing is read. */
async function readReplaced(table: StudioTable, cls: ClassItem, surroundings: Promise<Surroundings>) {
  const { replacing } = await surroundings;
  return mayReplace(replacing, cls.seriesId) ? readPredecessors(table, cls.studioId, cls.seriesId) : [];
}

/** Reads everything that a class and the studio's settings lead to, at once. */
export async function readAround(table: StudioTable, cls: ClassItem, { settings, kenko }: Known, now: Date) {
  const { studioId, classId } = cls;
  const surroundings = readSurroundings(table);
  const [{ connections, healths, calendar }, bookings, change, replaced, pending, demand] = await Promise.all(
    [
      surroundings,
      readClassBookings(table, studioId, classId),
      cls.neverChanged ? undefined : readLastChange(table, studioId, classId),
      readReplaced(table, cls, surroundings),
      readPending(table, cls),
      readDemand(table, cls, settings.timezone, now),
    ],
  );
  const studio = studioTermsOf(settings, connections, kenko ? [kenko] : [], now);
  return { studio, healths, calendar, bookings, change, replaced, ...pending, ...demand };
}

export type Around = Awaited<ReturnType<typeof readAround>>;

/** A class's booking curve. Only for the few classes that replaced another, more is read. */
export async function curveOf(
  table: StudioTable,
  cls: ClassItem,
  { studio: { timezone, terms }, own, pastIds, replaced }: Around,
) {
  const { connected, now } = terms;
  const slots = replaced.map(({ from }) => {
    const startsAt = localToInstant(cls.localDate, from.localTime, timezone);
    return { ...cls, ...from, startsAt };
  });
  const othersIds = idsBefore(slots, timezone, now);
  const others = await readDemands(table, cls.studioId, othersIds);
  const past = [...pastIds, ...othersIds]
    .toSorted()
    .toReversed()
    .flatMap((classId) => own.get(classId) ?? others.get(classId) ?? [])
    .slice(0, pastClassesMax);
  const marketplaces = connected.map(({ channel }) => channel).filter((channel) => channel !== 'kenko');
  return bookingCurve(cls, own.get(cls.classId), past, marketplaces, now);
}
