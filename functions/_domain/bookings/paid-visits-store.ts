import { addHours } from '#shared/core/time/zone.ts';
import { paidBySeries, paidInAll, type PaidByKind } from '#shared/core/visits/direct-price.ts';
import { LearnedPaidEntity, LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';
import { pack, unpack } from '#functions/_data/table/packed.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readDirectVisits } from './visit-store.ts';

/** As long as what a day's run learnt of demand is used. */
const validHours = 26;

/** All series count as one: what an owner says of a kind of visit is of the whole studio. */
const theStudio = 'studio';

/** Keeps what direct visits paid, by kind, in the place of what was kept before. */
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
 * What direct visits of the last weeks paid, by kind: as it was when demand was last learnt. Their bookings are read where
 * that was too long ago, or a file changed what is learnt from since.
 */
export async function readPaidVisits(table: StudioTable, studioId: string, now: Date): Promise<PaidByKind> {
  const stored = await readStored(table, studioId, now);
  if (stored) return stored;
  const visits = await readDirectVisits(table, studioId, now);
  return paidInAll(paidBySeries(visits.map((visit) => ({ ...visit, seriesId: theStudio }))));
}
