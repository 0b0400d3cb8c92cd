import { queueReceivesMax, type PushMessage } from '#shared/contracts/messages.ts';
import type {
  Delivered as Receipt,
  FifoMessage,
  FifoQueue,
  Retries,
} from '#functions/_platform/ports/queues.ts';
import { orRetryLater } from '#functions/_platform/retry-later.ts';
import { heldByAnother } from '#functions/marketplaces/push/push.ts';
import type { Ended, Kernel } from './kernel.ts';

/** The visibility timeout of the stack: six times the worker's minute. */
const visibilityMs = 360_000;
const deduplicationMs = 300_000;
const workersMax = 4;

interface Retained {
  readonly id: number;
  readonly message: FifoMessage<PushMessage>;
  receives: number;
  hiddenUntilMs: number;
}

export interface Delivered {
  readonly message: PushMessage;
  readonly receives: number;
  readonly isLastTry: boolean;
  readonly receipt: string;
}

/** Why a delivery failed, in one word. */
export function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message === heldByAnother ? 'held' : error.name;
}

/** Processes a message, and returns how it ended. */
type Work = (delivered: Delivered, onEnd: (how: Ended) => void) => void;

/** A FIFO queue: in order within a group, hidden while processed, set aside after too many receives. */
export class FifoDouble implements FifoQueue<PushMessage>, Retries {
  readonly dead: PushMessage[] = [];
  sent = 0;
  done = 0;
  /** Dead letters that were redriven. */
  returned = 0;
  /** How often a message is delivered to two workers at once. */
  duplicateShare = 0;
  /** How often the queue loses the deletion of a message. */
  deafShare = 0;
  private readonly messages: Retained[] = [];
  private readonly seen = new Map<string, number>();
  private readonly kernel: Kernel;
  private readonly work: Work;
  private made = 0;

  constructor(kernel: Kernel, work: Work) {
    this.kernel = kernel;
    this.work = work;
  }

  get waiting(): number {
    return this.messages.length;
  }

  send(messages: readonly FifoMessage<PushMessage>[]): Promise<void> {
    if (messages.length === 0) return Promise.resolve();
    return this.kernel.io('queue send', this.kernel.between(5, 40), () => {
      for (const message of messages) this.take(message);
    });
  }

  after({ receipt }: Receipt, delaySeconds: number): Promise<void> {
    return this.kernel.io('queue delay', this.kernel.between(5, 40), () => {
      const retained = this.messages.find(({ id }) => String(id) === receipt.split('/')[0]);
      if (retained) this.show(retained, delaySeconds * 1000);
    });
  }

  /** Retries a message when its handler requests it, as a worker does. */
  orRetry({ receives, receipt }: Delivered, work: () => Promise<void>): Promise<void> {
    return orRetryLater({ queue: 'pushes', receipt }, receives, this, work);
  }

  private take(message: FifoMessage<PushMessage>): void {
    const key = `${message.groupId} ${message.deduplicationId}`;
    const before = this.seen.get(key);
    if (before !== undefined && this.kernel.nowMs - before < deduplicationMs) return;
    this.seen.set(key, this.kernel.nowMs);
    this.sent += 1;
    this.messages.push({ id: this.made++, message, receives: 0, hiddenUntilMs: 0 });
    this.kernel.after(this.kernel.between(5, 80), () => this.poll());
  }

  private show(retained: Retained, afterMs: number): void {
    retained.hiddenUntilMs = this.kernel.nowMs + afterMs;
    this.kernel.after(afterMs, () => this.poll());
  }

  private working = 0;

  /** Delivers the first message of each group, unless a message of the group is in flight. */
  poll(): void {
    const groups = new Set<string>();
    for (const retained of this.messages.slice()) {
      const { groupId } = retained.message;
      if (groups.has(groupId)) continue;
      groups.add(groupId);
      if (retained.hiddenUntilMs > this.kernel.nowMs) continue;
      if (this.working >= workersMax) return;
      this.hand(retained);
    }
  }

  private hand(retained: Retained): void {
    if (retained.receives >= queueReceivesMax) {
      this.messages.splice(this.messages.indexOf(retained), 1);
      this.dead.push(retained.message.body);
      this.kernel.after(0, () => this.poll());
      return;
    }
    retained.receives += 1;
    this.show(retained, visibilityMs);
    const copies = this.kernel.chance(this.duplicateShare) ? 2 : 1;
    for (let copy = 0; copy < copies; copy += 1) this.deliver(retained, copy);
  }

  private deliver(retained: Retained, copy: number): void {
    const receipt = `${retained.id}/${retained.receives}/${copy}`;
    this.working += 1;
    const { receives, message } = retained;
    const isLastTry = receives >= queueReceivesMax;
    this.work({ message: message.body, receives, isLastTry, receipt }, (how) => {
      this.working -= 1;
      const hears = !this.kernel.chance(this.deafShare);
      const at = this.messages.indexOf(retained);
      if (how === 'done' && hears && at >= 0) {
        this.messages.splice(at, 1);
        this.done += 1;
      }
      this.kernel.after(1, () => this.poll());
    });
  }
}
