import { liveTopic, type LiveTopic } from '../../shared/contracts/live/live-message.ts';

/** The keys of an item that changed. */
export interface ChangedKey {
  readonly pk: string;
  readonly sk: string;
}

const studioKey = /^S#([^#]+)#([A-Z]+)/;

/** Which open lists show what kind of item. What no list shows, connections among it, tells nobody anything. */
function topicsOfKey(kind: string, sk: string): LiveTopic[] {
  switch (kind) {
    case 'CLASS':
      return ['schedule'];
    case 'DECISION':
      return ['decisions'];
    case 'ADJUSTMENT':
      return ['activity'];
    case 'RULE':
      return ['rules'];
    case 'TICKET':
      return ['support'];
    case 'MAIL':
    case 'MAILBOX':
      return ['reservations'];
    case 'IMPORT':
      return ['imports'];
    case 'CLEARING':
      return ['schedule', 'decisions', 'activity', 'imports'];
    case 'STUDIO':
      return /^(CONNECTION|HEALTH|SOURCE)#/.test(sk) ? ['integrations'] : ['settings'];
    default:
      return [];
  }
}

/** What to tell each studio after a batch of changes: every topic once, in a fixed order. */
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
    [...found].map(([studioId, topics]) => [
      studioId,
      liveTopic.options.filter((topic) => topics.has(topic)),
    ]),
  );
}

/** What the team hears of a batch of changes, whichever studios they are in. */
export const teamTopics = (changed: readonly ChangedKey[]): LiveTopic[] => [
  ...(changed.some(({ sk }) => sk.startsWith('SOURCE#')) ? (['integrations'] as const) : []),
  ...(changed.some(({ pk }) => studioKey.exec(pk)?.[2] === 'TICKET') ? (['support'] as const) : []),
];
