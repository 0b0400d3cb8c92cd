import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { DaySums } from '#shared/core/forecast/marked-day.ts';
import { LearnedDaysEntity } from '#functions/_data/classes/learned-demand.ts';
import { shortenNumbers } from './shorten-numbers.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const [zip, unzip] = [promisify(gzip), promisify(gunzip)];

/** The stored effects of marked days on a studio's demand; empty if none are stored. */
export async function readEarlierDays(table: StudioTable, studioId: string): Promise<DaySums[]> {
  const { data } = await table.of(LearnedDaysEntity).get({ studioId }).go();
  if (!data) return [];
  return JSON.parse((await unzip(Buffer.from(data.packed, 'base64'))).toString()) as DaySums[];
}

/** Stores the effects of marked days, replacing the earlier ones. Stores nothing if there is no such day. */
export async function keepDays(
  table: StudioTable,
  studioId: string,
  days: readonly DaySums[],
): Promise<void> {
  if (days.length === 0) return;
  const packed = (await zip(JSON.stringify(days, shortenNumbers))).toString('base64');
  await table.of(LearnedDaysEntity).put({ studioId, packed }).go();
}
