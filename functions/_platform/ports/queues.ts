/**
 * One message to a FIFO queue. Messages are delivered in order within their group, and once per deduplication id within
 * five minutes.
 */
export interface FifoMessage<M> {
  readonly body: M;
  readonly groupId: string;
  readonly deduplicationId: string;
}

export interface FifoQueue<M> {
  /** Sends all messages, or throws an error that names a refused message. */
  send(messages: readonly FifoMessage<M>[]): Promise<void>;
}

export interface Queue<M> {
  /** The messages are delivered after `delaySeconds`, or at once if omitted. */
  send(messages: readonly M[], delaySeconds?: number): Promise<void>;
}

/** The depth of one queue, by its name: the messages waiting and the messages being processed. */
export interface QueueDepth {
  readonly queue: string;
  readonly waiting: number;
  readonly inFlight: number;
}

/** The depths of every queue of the stage. They are SQS's approximate numbers. */
export interface WatchedQueues {
  work(): Promise<QueueDepth[]>;
  deadLetters(): Promise<QueueDepth[]>;
}

/** One delivery of a message, with its queue's name and attributes. */
export interface Delivered {
  readonly queue: string;
  readonly receipt: string;
}

/** Sets when an uncompleted message is delivered again. */
export interface Retries {
  after(delivered: Delivered, delaySeconds: number): Promise<void>;
}
