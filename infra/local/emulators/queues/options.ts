export type QueueDeclaration = {
  name: string;
  fifo: boolean;
  visibilityTimeoutSeconds: number;
  /** Name of the queue that gets messages that were received too often. */
  deadLetterTo?: string;
  receivesMax?: number;
  contentBasedDeduplication?: boolean;
  delaySeconds?: number;
  retentionSeconds?: number;
};

/** Faults that any standard queue may show; a seed makes them repeatable. */
export type QueueFaults = {
  seed: number;
  /** The share of deliveries after which the same message can be received again immediately. */
  duplicateShare: number;
  /** Each delivery picks at random among this many of the oldest messages. */
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
  /** True, or the message of the error. */
  authorize?: (call: QueueCall) => true | string;
  faults?: QueueFaults;
  /** The file in which messages survive a restart. Without it, they are only in memory. */
  file?: string;
};
