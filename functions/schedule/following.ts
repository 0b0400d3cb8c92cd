import { Failure } from '#shared/contracts/failure.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import type { Following } from './adjusted.ts';
import { startOf } from '#functions/_domain/classes/class-id.ts';
import { unlessBecoming } from '#functions/_domain/imports/becoming-store.ts';
import { commitEdit } from '#functions/_domain/places/edits/commit-edit.ts';
import { editByHand } from '#functions/_domain/places/edits/ended-pushes.ts';
import type { Terms, Wanted } from '#functions/_domain/places/edits/edit-class.ts';
import { readSeries } from './recurrence-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The most later classes of a series that one change affects. */
export const followingMax = 52;
const editsAtOnce = 8;
/** The first class has been stored by then. Later failures are reported class by class. */
const unclear = 'This class could not be reached. Look at it, then try again.';

interface EditFollowing {
  readonly studioId: string;
  readonly first: {
    readonly classId: string;
    readonly isRecurring?: boolean | undefined;
    readonly recurrenceTemplateId?: string | undefined;
  };
  readonly wanted: Wanted;
  readonly terms: Terms;
  readonly timezone: string;
  readonly correlationId: string;
}

/** Changes one later class in its own transaction. Returns the reason if the change was refused. */
async function editOne(
  table: StudioTable,
  { studioId, wanted, terms, correlationId }: EditFollowing,
  classId: string,
  deps: Base,
): Promise<{ changed: boolean; reason?: string }> {
  try {
    const { change } = await commitEdit(
      table,
      {
        studioId,
        classId,
        version: undefined,
        correlationId,
        plan: unlessBecoming(table, editByHand(table, wanted, terms)),
      },
      deps,
    );
    return { changed: change !== undefined };
  } catch (error) {
    if (error instanceof Failure) return { changed: false, reason: error.message };
    deps.logger.error('later class of the series not changed', { classId, error });
    return { changed: false, reason: unclear };
  }
}

/** Makes the same change to the later classes of a series, each separately. */
export async function editFollowing(
  table: StudioTable,
  given: EditFollowing,
  deps: Base,
): Promise<Following> {
  const { classIds } = await readSeries(table, given.studioId, given.first);
  const later = classIds.filter((classId) => classId > given.first.classId).slice(0, followingMax);
  const results = await inParallel(later, editsAtOnce, async (classId) => ({
    classId,
    ...(await editOne(table, given, classId, deps)),
  }));
  return {
    followingChanged: results.filter(({ changed }) => changed).length,
    followingRefused: results.flatMap(({ classId, reason }) =>
      reason === undefined
        ? []
        : [{ classId, localDate: instantToLocal(startOf(classId), given.timezone).date, reason }],
    ),
  };
}
