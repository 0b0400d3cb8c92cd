import type { LiveTopic } from '#shared/contracts/live/topics.ts';

export interface Message {
  /** By the twin's clock, which runs, and is moved on between what does not come at once. */
  readonly atMs: number;
  readonly topics: readonly LiveTopic[];
}
