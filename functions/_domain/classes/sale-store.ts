import { ClassDemandEntity, type ClassDemandItem } from '#functions/_data/classes/class-demand.ts';
import { monthOf } from '#functions/_data/classes/class.ts';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import { idStartOf } from './class-id.ts';
import { stretchesBack, type Stretch } from './stretches-back.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const stretchesAtOnce = 4;

const compact = (at: Date): string => idStartOf(at.toISOString());

/**
 * The newest classes of a period, up to a limit. An id begins with its class's start and is longer than the period's
 * bounds.
 */
async function readStretch(
  table: StudioTable,
  studioId: string,
  { from, to }: Stretch,
  classesMax: number,
): Promise<ClassDemandItem[]> {
  const bounds = [{ classId: compact(from) }, { classId: compact(to) }] as const;
  const query = table.of(ClassDemandEntity).query.primary({ studioId, month: monthOf(compact(from)) });
  return (await query.between(...bounds).go({ order: 'desc', count: classesMax })).data;
}

/** Reads the sales of the newest classes that started within a range, newest first, up to a limit. */
export async function newestSales(
  table: StudioTable,
  studioId: string,
  from: Date,
  to: Date,
  classesMax: number,
): Promise<ClassDemandItem[]> {
  const found: ClassDemandItem[] = [];
  for (const some of chunksOf(stretchesBack(from, to), stretchesAtOnce)) {
    const left = classesMax - found.length;
    if (left <= 0) break;
    const read = await Promise.all(some.map((stretch) => readStretch(table, studioId, stretch, left)));
    found.push(...read.flat());
  }
  return found.slice(0, classesMax);
}
