/** A push that was decided gets this long to leave by the stream before the sweeper sends it. */
export const sweepAfterMs = 2 * 60_000;

/** What the sweeper looks at later has nothing to be sent for until then. */
export const leavesAtOnce = ({ createdAt, dueAt }: { createdAt: string; dueAt: string }): boolean =>
  Date.parse(dueAt) <= Date.parse(createdAt) + sweepAfterMs;
