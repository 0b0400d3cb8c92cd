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

/** Changes whenever what was learnt by older code would say something else now. */
const kind = 5;
/** One day adds little to twelve weeks of classes, so all of it is learnt anew once a day, or when a file changed the classes. */
const learnedAnewHours = 24;
/** Whoever decides some classes meanwhile waits for that run; where none came, it counts for nothing. */
const validHours = learnedAnewHours + 2;
/** An item holds 400 KB: a studio's demand that is larger than this is learnt anew in each run. */
const packedBytesMax = 350_000;

const [zip, unzip] = [promisify(deflateRaw), promisify(inflateRaw)];

export interface LearnedFor {
  readonly studioId: string;
  /** Those connected now. */
  readonly marketplaces: readonly string[];
}

/** What was learnt lately, with the week as it was last seen. */
export interface LearnedBefore {
  readonly learned: Learned;
  readonly learnedAt: string;
  /** Whether it is still too early to learn anew. */
  readonly isCurrent: boolean;
}

/** What was learnt of a studio lately, for these very marketplaces; undefined where there is nothing of the kind. */
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

/** Keeps what was learnt in the place of what was before. */
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

/** Keeps how the classes on sale do now, for what was learnt before. */
export async function keepWeek(
  table: StudioTable,
  studioId: string,
  { learned, learnedAt }: LearnedBefore,
  week: number,
): Promise<void> {
  if (week === learned.week) return;
  await table.of(LearnedSinceEntity).update({ studioId }).set({ week, weekOf: learnedAt }).go();
}
