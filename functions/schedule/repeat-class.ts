import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { repeatClass } from '#shared/contracts/schedule/repeat-class.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { Base } from '#functions/_platform/ports/base.ts';
import { untilStored } from '#functions/_platform/until-stored.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { sameClasses, type SourceClass } from '#functions/_domain/same-classes/same-classes.ts';
import { readKnownAt, storeSimilarRows } from '#functions/_domain/same-classes/same-class-store.ts';
import { readClass } from '#functions/_domain/classes/class-store.ts';
import { classChangedMeanwhile } from '#functions/_domain/places/edits/commit-edit.ts';
import { placesOfNew } from './places-of-new.ts';
import { memberAt, occurrencesOf, type Occurrence } from './recurrence.ts';
import { occurrencesPerCommitMax, readExisting, readSeries, storeOccurrences } from './recurrence-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

interface Repeat {
  readonly studioId: string;
  readonly classId: string;
  readonly mode: InventoryMode;
  readonly correlationId: string;
}

const namesOf = ({ className, room, instructor }: Omit<SourceClass, 'classId'>) => ({
  className,
  room,
  instructor,
});

/** Adds the missing classes for the given weeks. If this is interrupted, repeating it adds the rest. */
async function addWeeks(
  table: StudioTable,
  { studioId, classId, mode, correlationId }: Repeat,
  weeks: readonly Occurrence[],
  deps: Base,
): Promise<{ generated: number } | undefined> {
  const template = await readClass(table, studioId, classId);
  const series = await readSeries(table, studioId, template);
  const slots = weeks.map((one) => ({
    one,
    classIds: [one.classId, memberAt(series.classIds, one) ?? one.classId],
  }));
  const named = new Set(slots.flatMap(({ classIds }) => classIds));
  const listed = weeks.map((one) => ({ ...namesOf(template), classId: one.classId }));
  const [existing, known] = await Promise.all([
    readExisting(table, studioId, [...named]),
    readKnownAt(table, studioId, listed),
  ]);
  const renamed = sameClasses({ listed, ...known });
  const occurrences = slots.flatMap(({ one, classIds }) =>
    classIds.some((id) => existing.has(id) || renamed.has(id)) ? [] : [one],
  );
  if (occurrences.length === 0 && series.revision > 0) return { generated: 0 };
  const stored = await storeOccurrences(table, {
    studioId,
    template,
    allocations: placesOfNew(template, mode),
    occurrences,
    series,
    at: deps.clock.now(),
    auditId: deps.ids.next(),
    correlationId,
  });
  if (!stored) return undefined;
  const { totalCapacity } = template;
  const rows = occurrences.map((one) => ({ ...namesOf(template), ...one, totalCapacity }));
  await storeSimilarRows(table, studioId, { ...known, rows }, deps.clock.now());
  return { generated: occurrences.length };
}

export const handler = httpOperation(
  repeatClass,
  {},
  async ({ table, input, caller: { studioId }, deps, correlationId }) => {
    const [template, { timezone, inventoryMode: mode }] = await Promise.all([
      readClass(table, studioId, input.classId),
      readStudio(table, studioId),
    ]);
    const now = deps.clock.now().toISOString();
    const wanted = occurrencesOf(template, input.weeks, timezone);
    const coming = wanted.filter(({ startsAt }) => startsAt > now);
    let generated = 0;
    for (const weeks of chunksOf(coming, occurrencesPerCommitMax)) {
      const repeat = { studioId, classId: input.classId, mode, correlationId };
      generated += (await untilStored(() => addWeeks(table, repeat, weeks, deps), classChangedMeanwhile))
        .generated;
    }
    return {
      generated,
      existing: coming.length - generated,
      skipped: wanted
        .filter(({ startsAt }) => startsAt <= now)
        .map(({ localDate }) => ({ localDate, reason: 'This time has passed.' })),
    };
  },
);
