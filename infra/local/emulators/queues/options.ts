export type QueueDeclaration = {
  name: string;
  fifo: boolean;
  visibilityTimeoutSeconds: number;
  /** Name of the queue that takes what was received too often. */
  deadLetterTo?: string;
  receivesMax?: number;
  contentBasedDeduplication?: boolean;
  delaySeconds?: number;
  retentionSeconds?: number;
};

/** Faults that a standard queue may have at any time, made repeatable by a seed. */
export type QueueFaults = {
  seed: number;
  /** Share of deliveries after which the message can be received once more at once. */
  duplicateShare: number;
  /** Deliveries are drawn from this many of the oldest messages. */
  reorderMessages: number;
};

type QueueCall = { accessKeyId: string; action: string; queueArn: string };

export type QueuesOptions = {
  queues: readonly QueueDeclaration[];
  account: string;
  region: string;
  now?: () => Date;
  newId?: () => string;
  port?: number;
  /** True, or the sentence of the refusal. */
  authorize?: (call: QueueCall) => true | string;
  faults?: QueueFaults;
  /** The file that stores messages over a restart. Without it they are in memory only. */
  file?: string;
};
