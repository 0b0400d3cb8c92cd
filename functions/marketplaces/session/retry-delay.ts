const firstDelaySeconds = 30;
const delaySecondsMax = 15 * 60;

/**
 * How long a push waits before its next try: what the marketplace asked for, else twice as long each time.
 *
 * @param receives how often the message was delivered, this time included
 */
export const retryDelaySeconds = (receives: number, askedSeconds: number | undefined): number =>
  Math.min(delaySecondsMax, askedSeconds ?? firstDelaySeconds * 2 ** (receives - 1));
