import { addHours } from '#shared/core/time/zone.ts';
import { paidBySeries, paidInAll, type PaidByKind } from '#shared/core/visits/direct-price.ts';
import { LearnedPaidEntity, LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readDirectVisits } from './visit-store.ts';

/** Stored revenues are used for as long as the demand learned by a daily run. */
const validHours = 26;

/** One series id for all classes, because an owner sets the value of a kind of visit for the whole studio. */
const theStudio = 'studio';

/** Stores the revenue of direct visits by kind, replacing the stored one. */
export const keepPaidVisits = (
  table: StudioTable,
  studioId: string,
  paid: PaidByKind,
  learnedAt: string,
): Promise<unknown> =>
  table
    .of(LearnedPaidEntity)
    .put({ studioId, learnedAt, packed: pack(paid) })
    .go();

async function readStored(table: StudioTable, studioId: string, now: Date): Promise<PaidByKind | undefined> {
  const [{ data: stored }, { data: since }] = await Promise.all([
    table.of(LearnedPaidEntity).get({ studioId }).go(),
    table.of(LearnedSinceEntity).get({ studioId }).go(),
  ]);
  if (!stored || stored.learnedAt < addHours(now.toISOString(), -validHours)) return undefined;
  return (since?.historyChangedAt ?? '') < stored.learnedAt
    ? (unpack(stored.packed) as PaidByKind)
    : undefined;
}

/**
 * The revenue of recent direct visits by kind, as of the last learning of demand. If that is too old, or an import has
 * since changed the data it came from, the bookings are read.
 */
export async function readPaidVisits(table: StudioTable, studioId: string, now: Date): Promise<PaidByKind> {
  const stored = await readStored(table, studioId, now);
  if (stored) return stored;
  const visits = await readDirectVisits(table, studioId, now);
  return paidInAll(paidBySeries(visits.map((visit) => ({ ...visit, seriesId: theStudio }))));
}
