import { queueReceivesMax } from '#shared/contracts/messages.ts';
import type { Delivered, Retries } from './ports/queues.ts';

const firstDelaySeconds = 30;
const delaySecondsMax = 15 * 60;

/** Thrown if a message cannot be processed yet and has to be retried later. It is not an error. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** When to retry. If undefined, the delay doubles with each delivery. */
  readonly afterSeconds: number | undefined;

  /** @param why the reason, for the log */
  constructor(afterSeconds: number | undefined, why: string, cause?: unknown) {
    super(why, { cause });
    this.afterSeconds = afterSeconds;
  }
}

/** The whole seconds until an instant, at least one. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/**
 * The delay before a message's next attempt: the requested delay, otherwise twice the previous one. Zero after the last
 * delivery, so that the message goes to the dead-letter queue at once.
 *
 * @param receives how often the message was delivered, including this time
 */
export const retryDelaySeconds = (receives: number, requestedSeconds: number | undefined): number =>
  receives >= queueReceivesMax
    ? 0
    : Math.min(delaySecondsMax, requestedSeconds ?? firstDelaySeconds * 2 ** (receives - 1));

/**
 * Handles one delivery of a message. Work that cannot be done yet is retried later.
 *
 * @param receives how often the message was delivered, including this time
 * @throws the error of the work if the delivery failed
 */
export async function orRetryLater(
  delivered: Delivered,
  receives: number,
  retries: Retries,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof RetryLater)
      await retries.after(delivered, retryDelaySeconds(receives, error.afterSeconds));
    throw error;
  }
}
