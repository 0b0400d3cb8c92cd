/** A new push has this long to be sent through the stream before the sweeper sends it. */
export const sweepAfterMs = 2 * 60_000;

/** Whether a new push is sent to the queue. A task that the sweeper checks later waits for its owner instead. */
export const leavesAtOnce = ({ createdAt, dueAt }: { createdAt: string; dueAt: string }): boolean =>
  Date.parse(dueAt) <= Date.parse(createdAt) + sweepAfterMs;
