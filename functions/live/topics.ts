import { liveTopics, type LiveTopic } from '#shared/contracts/live/topics.ts';

/** The keys of an item that changed. */
export interface ChangedKey {
  readonly pk: string;
  readonly sk: string;
}

/** Matches studio and kind. The separator at the end is needed, because one kind's name may begin with another's. */
const studioKey = /^S#([^#]+)#([^#]+)/;

/** The lists that show each kind of item. A kind that no list shows, such as connections, is not announced. */
const topicsOfKind = new Map<string, readonly LiveTopic[]>([
  ['ADJUSTMENT', ['activity']],
  ['CLASS', ['schedule']],
  ['CLEARING', ['schedule', 'decisions', 'activity', 'imports']],
  ['DECISION', ['decisions']],
  ['IMPORT', ['imports']],
  ['IMPORT-CHUNK', ['imports']],
  ['MAILBOX', ['reservations']],
  ['MAIL-EVENT', ['reservations']],
  ['MAIL-LAYOUT', ['reservations']],
  ['MAIL-SENDER', ['reservations']],
  ['NOTIFICATION', ['notifications']],
  ['RULE', ['rules']],
  ['RUN', ['runs']],
  ['SAME-CLASS', ['schedule']],
  ['SUCCESSOR', ['schedule']],
  ['TICKET', ['support']],
]);

/** The topics of items in the studio's own partition, by the prefix of their sort key. */
const topicsBesideStudio = new Map<string, readonly LiveTopic[]>([
  // The schedule shows the calendar's marked days.
  ['CALENDAR', ['settings', 'schedule']],
  // The inventory modes that a studio may choose depend on its connections.
  ['CONNECTION', ['integrations', 'settings']],
  ['HEALTH', ['integrations']],
  ['SETTINGS', ['settings']],
  ['SOURCE', ['integrations']],
  ['SUBSCRIPTION', ['settings']],
]);

const firstOf = (sk: string): string => sk.split('#', 1).join();

const topicsOfKey = (kind: string, sk: string): readonly LiveTopic[] =>
  (kind === 'STUDIO' ? topicsBesideStudio.get(firstOf(sk)) : topicsOfKind.get(kind)) ?? [];

/** The topics to announce to each studio after a batch of changes. Each topic appears once, in a fixed order. */
export function topicsByStudio(changed: readonly ChangedKey[]): Map<string, LiveTopic[]> {
  const found = new Map<string, Set<LiveTopic>>();
  for (const { pk, sk } of changed) {
    const [, studioId, kind] = studioKey.exec(pk) ?? [];
    if (studioId === undefined || kind === undefined) continue;
    for (const topic of topicsOfKey(kind, sk)) {
      const topics = found.get(studioId) ?? new Set();
      found.set(studioId, topics.add(topic));
    }
  }
  return new Map(
    [...found].map(([studioId, topics]) => [studioId, liveTopics.filter((topic) => topics.has(topic))]),
  );
}

const kindOf = ({ pk }: ChangedKey): string | undefined => studioKey.exec(pk)?.[2];

/** The topics to announce to the team after a batch of changes in any studios. */
export const teamTopics = (changed: readonly ChangedKey[]): LiveTopic[] => [
  ...(changed.some((key) => kindOf(key) === 'STUDIO' && firstOf(key.sk) === 'SOURCE')
    ? (['integrations'] as const)
    : []),
  ...(changed.some((key) => kindOf(key) === 'TICKET') ? (['support'] as const) : []),
];
