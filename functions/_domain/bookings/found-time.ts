/**
 * A file does not say when it was made. A cancellation in it is assumed to have happened this long before its import,
 * because a schedule file from the meantime may already leave the booking out.
 */
const foundAfterMs = 60 * 60_000;

/** When something is assumed to have happened that was found in a file imported at `foundAt` (UTC). */
export const assumedTimeOf = (foundAt: string): string =>
  new Date(Date.parse(foundAt) - foundAfterMs).toISOString();
