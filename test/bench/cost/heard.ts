// The changes that an open page is notified of, and the requests that it repeats because of them.
import { staleKeys } from '#web/src/api/keys.ts';
import { gatheredMs } from '#web/src/api/live-topics.ts';
import type { LiveTopic } from '#shared/contracts/live/topics.ts';
import { shownKeys } from './pages.ts';
import type { Message } from './message.ts';

/** How often each page would repeat its requests if it were always open. */
export type Heard = ReadonlyMap<string, number>;

export const nothingHeard: Heard = new Map();

/** Groups messages as a page does: messages that arrive soon after another one share its requests. */
export function gathered(messages: readonly Message[]): LiveTopic[][] {
  const together: { readonly sinceMs: number; readonly topics: Set<LiveTopic> }[] = [];
  for (const { atMs, topics } of messages) {
    const last = together.at(-1);
    if (last && atMs - last.sinceMs < gatheredMs) for (const topic of topics) last.topics.add(topic);
    else if (topics.length > 0) together.push({ sinceMs: atMs, topics: new Set(topics) });
  }
  return together.map(({ topics }) => [...topics]);
}

/** The requests that pages repeat for each of these events, from the messages about all of them. */
export function heardOf(messages: readonly Message[], times: number): Heard {
  const stale = gathered(messages).map((topics) => new Set(staleKeys(topics).map(([first]) => first)));
  return new Map(
    Object.entries(shownKeys).map(([page, [first]]) => [
      page,
      stale.filter((keys) => keys.has(first)).length / times,
    ]),
  );
}

/** The requests that each further event adds. */
export const heardMore = (few: Heard, many: Heard, more: number): Heard =>
  new Map([...many].map(([page, times]) => [page, (times - (few.get(page) ?? 0)) / more]));

/** How often one page that is always open repeats its requests in a month. */
export const requestedAnew = (
  page: string,
  events: readonly { readonly timesPerMonth: number; readonly heard?: Heard }[],
): number =>
  events.reduce((sum, { timesPerMonth, heard }) => sum + timesPerMonth * (heard?.get(page) ?? 0), 0);
