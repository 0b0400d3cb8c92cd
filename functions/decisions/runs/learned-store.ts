import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { paidInAll } from '#shared/core/visits/direct-price.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { LearnedDemandEntity, LearnedSinceEntity } from '#functions/_data/classes/learned-demand.ts';
import { keepPaidVisits } from '#functions/_domain/bookings/paid-visits-store.ts';
import { keepDays } from './learned-days-store.ts';
import { shortenNumbers } from './shorten-numbers.ts';
import type { Learned } from '../optimizer/studio-to-decide.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The version of the learned data. Increase it whenever learning again would give a different result. */
const kind = 6;
/**
 * One day adds little to twelve weeks of classes, so demand is learned again only once a day, or after a file has
 * changed the classes.
 */
const learnedAnewHours = 24;
/** How long earlier learning may be used while the daily run is awaited. After that it is ignored. */
const validHours = learnedAnewHours + 2;
/** An item holds at most 400 KB. Larger learned data is not stored, so each run learns it again. */
const packedBytesMax = 350_000;

const [zip, unzip] = [promisify(deflateRaw), promisify(inflateRaw)];

export interface LearnedFor {
  readonly studioId: string;
  /** The marketplaces connected now. */
  readonly marketplaces: readonly string[];
}

/** The result of an earlier run's learning, with the latest state of the classes on sale. */
export interface LearnedBefore {
  readonly learned: Learned;
  readonly learnedAt: string;
  /** Whether the result is recent enough to be used without learning again. */
  readonly isCurrent: boolean;
}

/** Reads what was recently learned for a studio, if it was learned for exactly these marketplaces. */
export async function readLearned(
  table: StudioTable,
  { studioId, marketplaces }: LearnedFor,
  now: Date,
): Promise<LearnedBefore | undefined> {
  const [{ data }, { data: since }] = await Promise.all([
    table.of(LearnedDemandEntity).get({ studioId }).go(),
    table.of(LearnedSinceEntity).get({ studioId }).go(),
  ]);
  const at = now.toISOString();
  if (!data || data.kind !== kind || data.learnedAt < addHours(at, -validHours)) return undefined;
  if (data.marketplaces.join() !== [...marketplaces].sort().join()) return undefined;
  const { learnedAt } = data;
  const learned = JSON.parse((await unzip(data.packed)).toString()) as Learned;
  const week = since?.weekOf === learnedAt ? since.week : undefined;
  return {
    learned: week === undefined ? learned : { ...learned, week },
    learnedAt,
    isCurrent: learnedAt > addHours(at, -learnedAnewHours) && (since?.historyChangedAt ?? '') < learnedAt,
  };
}

/** Stores what was learned, replacing the earlier result. */
export async function keepLearned(
  table: StudioTable,
  { studioId, marketplaces }: LearnedFor,
  learned: Learned,
  now: Date,
): Promise<void> {
  const { markedDays = [], ...model } = learned.model;
  await keepDays(table, studioId, markedDays);
  await keepPaidVisits(table, studioId, paidInAll(learned.paid), now.toISOString());
  const packed = await zip(JSON.stringify({ ...learned, model }, shortenNumbers));
  if (packed.length > packedBytesMax) return;
  await table
    .of(LearnedDemandEntity)
    .put({
      studioId,
      kind,
      learnedAt: now.toISOString(),
      marketplaces: [...marketplaces].sort(),
      packed,
    })
    .go();
}

/** Stores the current state of the classes on sale, next to what was learned before. */
export async function keepWeek(
  table: StudioTable,
  studioId: string,
  { learned, learnedAt }: LearnedBefore,
  week: number,
): Promise<void> {
  if (week === learned.week) return;
  await table.of(LearnedSinceEntity).update({ studioId }).set({ week, weekOf: learnedAt }).go();
}
