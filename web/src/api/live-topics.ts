import { liveMessage } from '#shared/contracts/live/live-message.ts';
import type { LiveTopic } from '#shared/contracts/live/topics.ts';

/** What is told within this time is asked for once. */
export const gatheredMs = 300;

/** The topics of a message; none when it is not one of ours. */
export function topicsOf(data: unknown): LiveTopic[] {
  if (typeof data !== 'string') return [];
  try {
    const found = liveMessage.safeParse(JSON.parse(data));
    return found.success ? found.data.topics : [];
  } catch {
    return [];
  }
}
