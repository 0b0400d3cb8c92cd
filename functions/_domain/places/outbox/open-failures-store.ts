import { idStartOf } from '#functions/_domain/classes/class-id.ts';
import { readStretch, type StoredAdjustment } from './adjustment-store.ts';
import { readFailedEntries, type FailedEntry } from './failure-store.ts';
import { waitingOf, type Waiting } from '#functions/_domain/studio/waiting.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The number of newest failures that are searched for relevant ones. */
const failuresExaminedMax = 100;

const [firstId, afterLastId] = ['0'.repeat(26), '~'];

const isWanted = ({ entry, cls }: FailedEntry): boolean =>
  entry.state === 'failed' && cls.pushVersions?.[entry.marketplace] === entry.pushVersion;

export interface OpenFailures {
  /** Newest first. */
  readonly failures: readonly StoredAdjustment[];
  /** True if there are older failures that were not examined. */
  readonly more: boolean;
}

/** Failed changes that are still relevant: their class has not begun and no newer change has replaced them. */
export async function readOpenFailures(
  table: StudioTable,
  studioId: string,
  now: Date,
): Promise<OpenFailures> {
  const all = { status: 'failed', above: firstId, below: afterLastId } as const;
  const found = await readStretch(table, studioId, all, failuresExaminedMax + 1);
  const begun = idStartOf(now.toISOString());
  const open = found.slice(0, failuresExaminedMax).filter(({ classId }) => classId > begun);
  const entries = await readFailedEntries(table, studioId, open);
  const failures = open.filter(({ adjustmentId }) => {
    const one = entries.get(adjustmentId);
    return one !== undefined && isWanted(one);
  });
  return { failures, more: found.length > failuresExaminedMax };
}

/** Number of changes that a marketplace should show but does not, and since when. */
export const readFailedChanges = async (table: StudioTable, studioId: string, now: Date): Promise<Waiting> =>
  waitingOf((await readOpenFailures(table, studioId, now)).failures.map(({ createdAt }) => createdAt));
