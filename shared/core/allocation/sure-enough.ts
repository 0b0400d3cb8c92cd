import { reachesShare } from '../numbers/percent.ts';

/** How sure a decision is: how often it gains, and of the money that it may win or lose the share that is won. */
export interface Sureness {
  readonly confidence: number;
  /** Absent from decisions that were made before it was recorded: they are judged by their confidence alone. */
  readonly gainShare?: number | undefined;
}

/**
 * Whether a decision may be carried out by itself: it gains at least so often, or of the money that it may win or lose at
 * least such a share is expected to be won. Places that are held for customers who pay more win rarely but much, so a
 * threshold for the chance alone gives up a third of what can be gained; the share bounds the expected loss, at 0.7 to
 * three sevenths of the expected gain.
 *
 * @param threshold the owner's, as a share
 */
export const isSureEnough = ({ confidence, gainShare }: Sureness, threshold: number): boolean =>
  reachesShare(confidence, threshold) || (gainShare !== undefined && reachesShare(gainShare, threshold));
