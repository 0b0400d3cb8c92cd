import { counted } from '#shared/core/text/counted.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { RecurrenceEntity } from '#functions/_data/classes/recurrence.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import { classTally } from '#functions/_domain/classes/tally.ts';
import type { Occurrence } from './recurrence.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** A series' classes other than its template, ordered by start. */
export interface Series {
  readonly templateClassId: string;
  readonly classIds: readonly string[];
  readonly revision: number;
}

export interface Member {
  readonly classId: string;
  readonly recurrenceTemplateId?: string | undefined;
}

/**
 * A class made from a template belongs to the template's series. Any other class can only be the template of its own
 * series.
 */
export const recurrenceTemplateOf = ({ classId, recurrenceTemplateId }: Member): string =>
  recurrenceTemplateId ?? classId;

/** The series that a class belongs to; empty if the class does not recur. */
export async function readSeries(table: StudioTable, studioId: string, member: Member): Promise<Series> {
  const templateClassId = recurrenceTemplateOf(member);
  const { data } = await table
    .of(RecurrenceEntity)
    .get({ studioId, templateClassId })
    .go({ consistent: true });
  return data ?? { templateClassId, classIds: [], revision: 0 };
}

const keyOf = (studioId: string, classId: string) => ({ studioId, classId, month: monthOf(classId) });

/** Which of these classes are in the schedule. */
export async function readExisting(
  table: StudioTable,
  studioId: string,
  classIds: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  await untilDone(
    classIds.map((classId) => keyOf(studioId, classId)),
    async (left) => {
      const { data, unprocessed } = await table
        .of(ClassEntity)
        .get([...left])
        .go({ consistent: true });
      for (const { classId } of data) found.add(classId);
      return unprocessed;
    },
  );
  return found;
}

/** A transaction holds 100 items: three per class, and a few more. */
export const occurrencesPerCommitMax = 30;

export interface NewOccurrences {
  readonly studioId: string;
  readonly template: ClassItem;
  readonly allocations: Readonly<Record<string, number>>;
  readonly occurrences: readonly Occurrence[];
  readonly series: Series;
  readonly at: Date;
  readonly auditId: string;
  readonly correlationId: string;
}

const classItem = (given: NewOccurrences, one: Occurrence) => ({
  ...keyOf(given.studioId, one.classId),
  seriesId: given.template.seriesId,
  className: given.template.className,
  room: given.template.room,
  ...(given.template.instructor !== undefined && { instructor: given.template.instructor }),
  startsAt: one.startsAt,
  localDate: one.localDate,
  localTime: one.localTime,
  totalCapacity: given.template.totalCapacity,
  bookings: 0,
  bookedByChannel: {},
  allocations: given.allocations,
  confirmed: {},
  pushVersions: {},
  mayShow: {},
  revenueDirectMinor: 0,
  revenueMarketplaceMinor: 0,
  neverChanged: true,
  recurrenceTemplateId: given.series.templateClassId,
  version: 1,
});

const demandItem = (given: NewOccurrences, one: Occurrence) => ({
  ...keyOf(given.studioId, one.classId),
  seriesId: given.template.seriesId,
  startsAt: one.startsAt,
  totalCapacity: given.template.totalCapacity,
  events: [],
  allocationLog: Object.entries(given.allocations).map(([channel, places]) => ({
    minutesBefore: (Date.parse(one.startsAt) - given.at.getTime()) / 60_000,
    channel,
    places,
  })),
});

const talliesOf = ({ template: { totalCapacity }, occurrences }: NewOccurrences) =>
  occurrences.map(({ localDate }) =>
    classTally(undefined, { localDate, totalCapacity, bookings: 0, revenueMinor: 0 }),
  );

/**
 * Ids begin with the start of their class, so sorting ids sorts the classes by start. Classes that have begun are
 * dropped from the series.
 */
const membersAfter = ({ series, occurrences, at }: NewOccurrences): string[] => {
  const begun = idStartOf(at.toISOString());
  const all = new Set([...series.classIds, ...occurrences.map(({ classId }) => classId)]);
  return [...all].filter((classId) => classId > begun).sort();
};

/** A class is repeated: further classes are added to its series. */
export interface ClassRepeated {
  readonly kind: 'class-repeated';
  readonly given: NewOccurrences;
}

const seriesWrite = (given: NewOccurrences): Write => {
  const { templateClassId, revision } = given.series;
  const { studioId } = given;
  return writerOf(RecurrenceEntity)
    .put({ studioId, templateClassId, classIds: membersAfter(given), revision: revision + 1 })
    .where((item, { eq, notExists }) =>
      revision === 0 ? notExists(item.revision) : eq(item.revision, revision),
    )
    .commit();
};

export const repeatDerivers: Derivers<ClassRepeated> = {
  'class-repeated': ({ given }) => {
    const { studioId, series, template, occurrences, auditId, at, correlationId } = given;
    const { templateClassId } = series;
    return {
      items: [
        ...occurrences.flatMap((one) => [
          writerOf(ClassEntity).create(classItem(given, one)).commit(),
          writerOf(ClassDemandEntity).put(demandItem(given, one)).commit(),
        ]),
        seriesWrite(given),
        ...(templateClassId === template.classId
          ? [
              writerOf(ClassEntity)
                .patch(keyOf(studioId, template.classId))
                .set({ isRecurring: true })
                .commit(),
            ]
          : []),
      ],
      audit: {
        studioId,
        auditId,
        at: at.toISOString(),
        actor: studioId,
        action: 'schedule.repeatClass',
        subject: templateClassId,
        note: counted(occurrences.length, 'class', 'classes'),
        correlationId,
      },
      tally: { cls: { studioId, classId: template.classId }, by: talliesOf(given) },
    };
  },
};

/**
 * Adds classes to a series and marks its template, all or none, if the classes do not exist yet and the series has not
 * changed since it was read.
 *
 * @returns whether the classes were stored
 */
export const storeOccurrences = (table: StudioTable, given: NewOccurrences): Promise<boolean> =>
  committed(table, repeatDerivers, [{ kind: 'class-repeated', given }]);
