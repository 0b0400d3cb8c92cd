import { reachesShare } from '../numbers/percent.ts';

/** The confidence of a decision: how often it gains, and its gain share in money. */
export interface Sureness {
  readonly confidence: number;
  /** Absent from decisions made before it was recorded; they are judged by their confidence alone. */
  readonly gainShare?: number | undefined;
}

/** Below this share, a decision is expected to lose. */
const leastGainShare = 0.5;

/**
 * Whether a decision may be applied automatically: its gain share reaches the threshold, or its confidence does and it
 * is not expected to lose. Holding places for better-paying customers gains rarely but much, so a threshold on
 * confidence alone would give up a third of the possible gain. The gain share limits the expected loss: at 0.7, to three
 * sevenths of the expected gain.
 *
 * @param threshold the owner's threshold, as a share
 */
export const isSureEnough = ({ confidence, gainShare }: Sureness, threshold: number): boolean =>
  gainShare === undefined
    ? reachesShare(confidence, threshold)
    : reachesShare(gainShare, threshold) ||
      (reachesShare(confidence, threshold) && gainShare >= leastGainShare);
