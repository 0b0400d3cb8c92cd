/** One message to a FIFO queue: in order within its group, once per deduplication id within five minutes. */
export interface FifoMessage<M> {
  readonly body: M;
  readonly groupId: string;
  readonly deduplicationId: string;
}

export interface FifoQueue<M> {
  /** Sends all or throws: a message that was not taken is named in the error. */
  send(messages: readonly FifoMessage<M>[]): Promise<void>;
}

export interface Queue<M> {
  /** The messages are delivered after `delaySeconds`, or at once if omitted. */
  send(messages: readonly M[], delaySeconds?: number): Promise<void>;
}

/** The depth of one queue, by its name: waiting messages, and messages that are being worked on. */
export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly inFlight: number;
}

/** Every queue of the stage. The numbers are SQS's own, which are close and not exact. */
export interface WatchedQueues {
  work(): Promise<QueueDepth[]>;
  deadLetters(): Promise<QueueDepth[]>;
}

/** One delivery of a message, with its queue's name and attributes. */
export interface Delivered {
  readonly queue: string;
  readonly receipt: string;
}

/** Sets when a message that was not completed is delivered again. */
export interface Retries {
  after(delivered: Delivered, delaySeconds: number): Promise<void>;
}
