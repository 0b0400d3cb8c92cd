import { queueReceivesMax } from '#shared/contracts/messages.ts';
import type { Delivered, Retries } from './ports/queues.ts';

const firstDelaySeconds = 30;
const delaySecondsMax = 15 * 60;

/** A message cannot be carried out yet and is to be retried later. Nothing is wrong. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** When it is worth another try; undefined: after a delay that doubles with each delivery. */
  readonly afterSeconds: number | undefined;

  /** @param why as a log says it */
  constructor(afterSeconds: number | undefined, why: string, cause?: unknown) {
    super(why, { cause });
    this.afterSeconds = afterSeconds;
  }
}

/** The whole seconds until an instant, one at least. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));

/**
 * The delay before a message's next attempt: the requested one, otherwise twice as long each time. Zero after its last
 * delivery, so that it is set aside at once.
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
 * @param receives how often the message was delivered, this time included
 * @throws whatever the work throws: the delivery failed
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
