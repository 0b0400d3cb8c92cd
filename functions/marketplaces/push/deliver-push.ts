import { queueReceivesMax, type PushMessage } from '#shared/contracts/messages.ts';
import type { Retries } from '#functions/_platform/ports/queues.ts';
import { push, PushDelayed, PushHeld, type PushDeps } from './push.ts';
import { retryDelaySeconds } from '../session/retry-delay.ts';

/** Whoever held a push is done, or known to be dead, after two of these. */
const heldDelaySeconds = 45;

interface Delivery {
  readonly message: PushMessage;
  readonly deps: PushDeps & { readonly retries: Retries };
  /** How often the message was delivered, this time included. */
  readonly receives: number;
  readonly receipt: string;
}

/**
 * One delivery of a push's message: what could not be confirmed now comes again after its delay, and after its last
 * delivery is set aside at once.
 */
export async function deliverPush({ message, deps, receives, receipt }: Delivery): Promise<void> {
  const isLastTry = receives >= queueReceivesMax;
  try {
    await push(message, isLastTry, deps);
  } catch (error) {
    if (error instanceof PushHeld) await deps.retries.after(receipt, heldDelaySeconds);
    if (error instanceof PushDelayed)
      await deps.retries.after(receipt, isLastTry ? 0 : retryDelaySeconds(receives, error.retryAfterSeconds));
    throw error;
  }
}
