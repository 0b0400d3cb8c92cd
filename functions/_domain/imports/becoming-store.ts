import { Failure } from '#shared/contracts/failure.ts';
import type { ClassItem } from '#functions/_data/classes/class.ts';
import { readClassItemsBetween, readClassesById } from '#functions/_domain/classes/class-import-store.ts';
import { leftIn } from '#functions/_domain/connections/system-schedule.ts';
import { readSystemClasses } from '#functions/_domain/connections/system-store.ts';
import { readAnswers } from '#functions/_domain/same-classes/answer-store.ts';
import { joinsAmong } from '#functions/_domain/same-classes/joins.ts';
import type { Plan } from '#functions/_domain/places/edits/commit-edit.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * Reads the class that a class becomes as soon as marketplaces have closed it: the studio's own system moved it, or the
 * owner said that both are the same. Undefined if it stays.
 */
async function readBecomes(
  table: StudioTable,
  { studioId, classId }: ClassItem,
): Promise<ClassItem | undefined> {
  const [answers, known] = await Promise.all([
    readAnswers(table, studioId),
    readSystemClasses(table, studioId),
  ]);
  const left = leftIn(known);
  const toId = left.get(classId);
  if (toId !== undefined) return (await readClassesById(table, studioId, [toId])).get(toId)?.item;
  if (answers.every(({ isSame }) => !isSame)) return undefined;
  const classes = await readClassItemsBetween(table, studioId, [classId]);
  return joinsAmong(classes, answers, left).find(({ from }) => from.classId === classId)?.to;
}

/** A plan of an edit by hand, for the class as it is read. */
type PlanByHand = (cls: ClassItem) => Plan | Promise<Plan>;

/**
 * Keeps a person from opening places of a class that becomes another one: that one counts only those that were taken when
 * it was closed, so others would be sold twice. What it becomes is stored before it is closed, and read after the class,
 * so an edit of a closed class always knows it.
 *
 * @returns the plan, which throws a {Failure} `conflict` for such a class
 */
export const unlessBecoming =
  (table: StudioTable, plan: PlanByHand): PlanByHand =>
  async (cls) => {
    const isClosed = cls.totalCapacity === 0;
    const to = isClosed ? await readBecomes(table, cls) : undefined;
    if (!to) return plan(cls);
    const { className, localDate, localTime } = to;
    throw new Failure(
      'conflict',
      `When marketplaces have closed it, this class becomes ${className} on ${localDate} at ${localTime}. Change the places there.`,
    );
  };
