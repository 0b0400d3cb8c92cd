import type { Marketplace } from '#shared/contracts/channels.ts';
import { readStretch } from './adjustment-store.ts';
import { readFailedEntries } from './failure-store.ts';
import type { OutboxEntry } from './push-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The number of failed changes that one page searches. */
const pageItems = 100;
const beforeAll = '0';
const afterAll = '~';

export interface FailuresOf {
  readonly studioId: string;
  readonly marketplace: Marketplace;
  /** The id of the change below which the page begins. */
  readonly below?: string | undefined;
  readonly now: Date;
}

export interface FailurePage {
  /** Still the latest of their class and marketplace; the classes have not begun. */
  readonly pushes: readonly OutboxEntry[];
  /** The id below which the next page begins. Undefined after the last page. */
  readonly below: string | undefined;
}

/** A page of changes that failed because a marketplace did not accept the stored credentials, newest first. */
export async function readCredentialFailures(table: StudioTable, request: FailuresOf): Promise<FailurePage> {
  const { studioId, marketplace, below = afterAll, now } = request;
  const failed = await readStretch(
    table,
    studioId,
    { status: 'failure', above: beforeAll, below },
    pageItems,
  );
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

/** How many pages of failed changes are counted at most. */
const countedPagesMax = 10;

/** Counts the changes that are sent to a marketplace which is connected again. */
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
