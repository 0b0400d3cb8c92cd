import { ClassDemandEntity, type ClassDemandItem } from '../_data/class-demand.ts';
import { monthOf } from '../_data/class.ts';
import { idStartOf } from '../schedule/class-id.ts';

const compact = (at: Date): string => idStartOf(at.toISOString());

/** Months of a range as partitions are named, the newest first. */
function monthsBack(from: Date, to: Date): string[] {
  const months: string[] = [];
  const at = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1));
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), 1);
  for (; at.getTime() >= first; at.setUTCMonth(at.getUTCMonth() - 1)) months.push(monthOf(compact(at)));
  return months;
}

/** How the newest classes that started within a range were sold, newest first, so many at most. */
export async function newestSales(
  studioId: string,
  from: Date,
  to: Date,
  classesMax: number,
): Promise<ClassDemandItem[]> {
  const between = [{ classId: compact(from) }, { classId: compact(to) }] as const;
  const found: ClassDemandItem[] = [];
  for (const month of monthsBack(from, to)) {
    const left = classesMax - found.length;
    if (left <= 0) break;
    const query = ClassDemandEntity.query.primary({ studioId, month }).between(...between);
    found.push(...(await query.go({ order: 'desc', count: left })).data);
  }
  return found;
}
