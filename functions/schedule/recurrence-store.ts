import { counted } from '#shared/core/text/counted.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { AuditEntity } from '#functions/_data/studio/audit.ts';
import { ClassDemandEntity } from '#functions/_data/classes/class-demand.ts';
import { ClassEntity, monthOf, type ClassItem } from '#functions/_data/classes/class.ts';
import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { RecurrenceEntity } from '#functions/_data/classes/recurrence.ts';
import { transacted } from '#functions/_data/table/transact.ts';
import { createWriteTransaction } from 'electrodb';
import { tallyEntities, tallyWrites } from '#functions/_domain/classes/tally-store.ts';
import { classTally } from '#functions/_domain/classes/tally.ts';
import type { Occurrence } from './recurrence.ts';

/** A series' classes beside its template, in order of their start. */
export interface Series {
  readonly templateClassId: string;
  readonly classIds: readonly string[];
  readonly revision: number;
}

export interface Member {
  readonly classId: string;
  readonly recurrenceTemplateId?: string | undefined;
}

/** A class made from a template belongs to the template's series; any other class can only head its own. */
export const templateOf = ({ classId, recurrenceTemplateId }: Member): string =>
  recurrenceTemplateId ?? classId;

/** The series that a class belongs to; an empty one where it recurs not. */
export async function readSeries(studioId: string, member: Member): Promise<Series> {
  const templateClassId = templateOf(member);
  const { data } = await RecurrenceEntity.get({ studioId, templateClassId }).go({ consistent: true });
  return data ?? { templateClassId, classIds: [], revision: 0 };
}

const keyOf = (studioId: string, classId: string) => ({ studioId, classId, month: monthOf(classId) });

/** Which of some classes are in the schedule. */
export async function readExisting(studioId: string, classIds: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  await untilDone(
    classIds.map((classId) => keyOf(studioId, classId)),
    async (left) => {
      const { data, unprocessed } = await ClassEntity.get([...left]).go({ consistent: true });
      for (const { classId } of data) found.add(classId);
      return unprocessed;
    },
  );
  return found;
}

/** A transaction holds 100 items: three for a class, and what stands beside them. */
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

const entities = {
  class: ClassEntity,
  demand: ClassDemandEntity,
  recurrence: RecurrenceEntity,
  audit: AuditEntity,
  ...tallyEntities,
};

/** Ids begin with their class's start, so their order is that of the classes. Those that have begun need no place. */
const membersAfter = ({ series, occurrences, at }: NewOccurrences): string[] => {
  const begun = idStartOf(at.toISOString());
  const all = new Set([...series.classIds, ...occurrences.map(({ classId }) => classId)]);
  return [...all].filter((classId) => classId > begun).sort();
};

/**
 * Adds classes to a series and flags its template, all or none: if the classes are still new, and the series is still
 * as it was read.
 *
 * @returns whether it was stored
 */
export async function storeOccurrences(given: NewOccurrences): Promise<boolean> {
  const { studioId, series, template, occurrences } = given;
  const { templateClassId, revision } = series;
  const transaction = createWriteTransaction(entities, (write) => [
    ...occurrences.flatMap((one) => [
      write.class.create(classItem(given, one)).commit(),
      write.demand.put(demandItem(given, one)).commit(),
    ]),
    write.recurrence
      .put({ studioId, templateClassId, classIds: membersAfter(given), revision: revision + 1 })
      .where((item, { eq, notExists }) =>
        revision === 0 ? notExists(item.revision) : eq(item.revision, revision),
      )
      .commit(),
    ...(templateClassId === template.classId
      ? [write.class.patch(keyOf(studioId, template.classId)).set({ isRecurring: true }).commit()]
      : []),
    write.audit
      .create({
        studioId,
        auditId: given.auditId,
        at: given.at.toISOString(),
        actor: studioId,
        action: 'schedule.repeatClass',
        subject: templateClassId,
        note: counted(occurrences.length, 'class', 'classes'),
        correlationId: given.correlationId,
      })
      .commit(),
    ...tallyWrites(write, studioId, template.classId, talliesOf(given)),
  ]);
  const { canceled } = await transacted(() => transaction.go());
  return !canceled;
}
