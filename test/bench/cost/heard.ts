// What an open page hears of changes, and what it asks anew for it.
import { staleKeys } from '#web/src/api/keys.ts';
import { gatheredMs } from '#web/src/api/live-topics.ts';
import type { LiveTopic } from '#shared/contracts/live/topics.ts';
import { shownKeys } from './pages.ts';
import type { Message } from './message.ts';

/** How often each page would ask anew, were it always open. */
export type Heard = ReadonlyMap<string, number>;

export const nothingHeard: Heard = new Map();

/** Messages as a page gathers them: what comes soon after one is asked for with it. */
export function gathered(messages: readonly Message[]): LiveTopic[][] {
  const together: { readonly sinceMs: number; readonly topics: Set<LiveTopic> }[] = [];
  for (const { atMs, topics } of messages) {
    const last = together.at(-1);
    if (last && atMs - last.sinceMs < gatheredMs) for (const topic of topics) last.topics.add(topic);
    else if (topics.length > 0) together.push({ sinceMs: atMs, topics: new Set(topics) });
  }
  return together.map(({ topics }) => [...topics]);
}

/** What each of so many events has pages ask anew, of what was heard of all of them. */
export function heardOf(messages: readonly Message[], times: number): Heard {
  const stale = gathered(messages).map((topics) => new Set(staleKeys(topics).map(([first]) => first)));
  return new Map(
    Object.entries(shownKeys).map(([page, [first]]) => [
      page,
      stale.filter((keys) => keys.has(first)).length / times,
    ]),
  );
}

/** What each of some more adds. */
export const heardMore = (few: Heard, many: Heard, more: number): Heard =>
  new Map([...many].map(([page, times]) => [page, (times - (few.get(page) ?? 0)) / more]));

/** How often one page that is always open asks anew in a month. */
export const requestedAnew = (
  page: string,
  events: readonly { readonly timesPerMonth: number; readonly heard?: Heard }[],
): number =>
  events.reduce((sum, { timesPerMonth, heard }) => sum + timesPerMonth * (heard?.get(page) ?? 0), 0);
