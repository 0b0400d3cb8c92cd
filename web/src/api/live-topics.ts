import { liveTopics, type LiveTopic } from '#shared/contracts/live/topics.ts';

/** Topics announced within this time are combined into one reload. */
export const gatheredMs = 300;

const isTopic = (one: unknown): one is LiveTopic => liveTopics.some((topic) => topic === one);

/** The topics in a live message; none if the message is not one of ours. */
export function topicsOf(data: unknown): LiveTopic[] {
  if (typeof data !== 'string') return [];
  try {
    const { topics } = JSON.parse(data) as { topics?: unknown };
    return Array.isArray(topics) && topics.every(isTopic) ? topics : [];
  } catch {
    return [];
  }
}
