import { WorkKeyEntity } from '#functions/_data/studio/work-key.ts';
import { isConditionFailure, unlessRefused } from '#functions/_data/table/conditions.ts';
import type { Clock } from './ports/base.ts';
import { RetryLater, secondsUntil } from './retry-later.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const leaseMs = 15 * 60_000;
const retentionSeconds = 24 * 3600;

/**
 * Does work once per key, however often its message is delivered. If a worker dies, another one takes over after its
 * lease has expired.
 *
 * @returns true if the work was done now, false if it had been done before
 * @throws {RetryLater} until the lease ends, if another delivery is still working
 */
export async function runIdempotently(
  table: StudioTable,
  studioId: string,
  key: string,
  clock: Clock,
  work: () => Promise<void>,
): Promise<boolean> {
  const now = clock.now();
  if (!(await begin(table, studioId, key, now))) {
    const { data } = await table.of(WorkKeyEntity).get({ studioId, key }).go({ consistent: true });
    if (data?.state === 'done') return false;
    const leaseUntil = data?.leaseUntil === undefined ? now : new Date(data.leaseUntil);
    throw new RetryLater(secondsUntil(leaseUntil, now), 'another delivery is still being processed');
  }
  await work();
  await table.of(WorkKeyEntity).patch({ studioId, key }).set({ state: 'done' }).go();
  return true;
}

/**
 * Does work for the first caller, and again if that caller's message is redelivered. Other callers skip it. It is for
 * work that is harmless to repeat and that other callers need not wait for. It takes one write, while `runIdempotently`
 * takes two.
 *
 * @param by the caller
 * @returns whether the work was done now
 */
export async function forTheFirst(
  table: StudioTable,
  studioId: string,
  { key, by }: { readonly key: string; readonly by: string },
  clock: Clock,
  work: () => Promise<void>,
): Promise<boolean> {
  const expiresAtSeconds = Math.floor(clock.now().getTime() / 1000) + retentionSeconds;
  const isFirst = await unlessRefused(() =>
    table
      .of(WorkKeyEntity)
      .put({ studioId, key, state: 'done', by, expiresAtSeconds })
      .where((mark, { notExists, eq }) => [notExists(mark.key), eq(mark.by, by)].join(' OR '))
      .go(),
  );
  if (isFirst) await work();
  return isFirst;
}

async function begin(table: StudioTable, studioId: string, key: string, now: Date): Promise<boolean> {
  const leaseUntil = new Date(now.getTime() + leaseMs).toISOString();
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + retentionSeconds;
  try {
    await table
      .of(WorkKeyEntity)
      .put({ studioId, key, state: 'begun', leaseUntil, expiresAtSeconds })
      .where((mark, { notExists, eq, lt }) =>
        [
          notExists(mark.key),
          `(${eq(mark.state, 'begun')} AND ${lt(mark.leaseUntil, now.toISOString())})`,
        ].join(' OR '),
      )
      .go();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}
