/** A push that was decided gets this long to leave by the stream before the sweeper sends it. */
export const sweepAfterMs = 2 * 60_000;

/** Whether a new push is sent to the queue; a task that the sweeper looks at later waits for its owner. */
export const leavesAtOnce = ({ createdAt, dueAt }: { createdAt: string; dueAt: string }): boolean =>
  Date.parse(dueAt) <= Date.parse(createdAt) + sweepAfterMs;
