import type { Marketplace } from '#shared/contracts/channels.ts';
import { readStretch } from './adjustment-store.ts';
import { readFailedEntries } from './failure-store.ts';
import type { OutboxEntry } from './push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Number of failed changes that are examined for one page. */
const pageItems = 100;
const beforeAll = '0';
const afterAll = '~';

export interface FailuresOf {
  readonly studioId: string;
  readonly marketplace: Marketplace;
  /** The page begins below the change with this id. */
  readonly below?: string | undefined;
  readonly now: Date;
}

export interface FailurePage {
  /** Failed changes that are still the latest of their class and marketplace, for classes that have not begun. */
  readonly pushes: readonly OutboxEntry[];
  /** The next page begins below this id. Undefined after the last page. */
  readonly below: string | undefined;
}

/** A page of changes that failed because a marketplace refused the stored credentials, newest first. */
export async function readCredentialFailures(table: StudioTable, request: FailuresOf): Promise<FailurePage> {
  const { studioId, marketplace, below = afterAll, now } = request;
  const failed = await readStretch(table, studioId, { status: 'failed', above: beforeAll, below }, pageItems);
  const there = failed.filter((one) => one.marketplace === marketplace);
  const entries = await readFailedEntries(table, studioId, there);
  const at = now.toISOString();
  const pushes = [...entries.values()]
    .filter(
      ({ entry: push, cls }) =>
        push.state === 'failed' &&
        push.failedFor === 'credentials' &&
        cls.startsAt > at &&
        cls.pushVersions[marketplace] === push.pushVersion,
    )
    .map(({ entry: push }) => push);
  return { pushes, below: failed.length < pageItems ? undefined : failed.at(-1)?.adjustmentId };
}

/** The most pages of failed changes that are counted. */
const countedPagesMax = 10;

/** Counts the changes that will be sent to a reconnected marketplace. */
export async function countCredentialFailures(
  table: StudioTable,
  request: Omit<FailuresOf, 'below'>,
): Promise<number> {
  let count = 0;
  let below: string | undefined;
  for (let page = 0; page < countedPagesMax; page += 1) {
    const found = await readCredentialFailures(table, { ...request, below });
    count += found.pushes.length;
    if (found.below === undefined) return count;
    below = found.below;
  }
  return count;
}
