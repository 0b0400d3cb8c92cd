import { FinishedSumsEntity } from '#functions/_data/classes/finished-sums.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { monthsBefore, type FinishedDay } from './finished-days.ts';
import { finishedMonths, readFinishedDays } from './finished-store.ts';
import { sumsOf, type FinishedSums } from './finished-sums.ts';

/** Version of the sums. Increase it when their form changes, or when newer code would compute different ones. */
const kind = 1;

/** Sums up the finished days of a studio, and stores the result. */
export const storeFinishedSums = (
  table: StudioTable,
  studioId: string,
  days: readonly FinishedDay[],
  today: string,
): Promise<unknown> =>
  table
    .of(FinishedSumsEntity)
    .put({ studioId, kind, packed: pack(sumsOf(days, today)) })
    .go();

/** What a studio's finished days sum up to, as of the day on which they were last stored. */
export async function readFinishedSums(
  table: StudioTable,
  studioId: string,
  today: string,
): Promise<FinishedSums> {
  const { data } = await table.of(FinishedSumsEntity).get({ studioId }).go();
  if (data?.kind === kind) return unpack(data.packed) as FinishedSums;
  const from = monthsBefore(today, finishedMonths - 1);
  return sumsOf(await readFinishedDays(table, studioId, from, today), today);
}
