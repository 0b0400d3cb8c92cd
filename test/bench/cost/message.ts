import type { LiveTopic } from '#shared/contracts/live/topics.ts';

export interface Message {
  /** Uses the twin's clock, which is moved forward between events that do not follow each other at once. */
  readonly atMs: number;
  readonly topics: readonly LiveTopic[];
}
