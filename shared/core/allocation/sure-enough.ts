import { reachesShare } from '../numbers/percent.ts';

/** The confidence of a decision: how often it gains, and its gain share in money. */
export interface Sureness {
  readonly confidence: number;
  /** Absent from decisions made before it was recorded; they are judged by their confidence alone. */
  readonly gainShare?: number | undefined;
}

/**
 * Whether a decision may be applied automatically: its confidence or its gain share reaches the threshold. Holding
 * places for better-paying customers gains rarely but much, so a threshold on confidence alone would give up a third of
 * the possible gain. The gain share limits the expected loss: at 0.7, to three sevenths of the expected gain.
 *
 * @param threshold the owner's threshold, as a share
 */
export const isSureEnough = ({ confidence, gainShare }: Sureness, threshold: number): boolean =>
  reachesShare(confidence, threshold) || (gainShare !== undefined && reachesShare(gainShare, threshold));
