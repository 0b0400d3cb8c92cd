/** The earlier readings of a marketplace. */
export interface ReadBefore {
  /** When the studio last gave credentials. They may be those of another account, which shows other numbers. */
  readonly connectedAt?: string | undefined;
  readonly failures: number;
  readonly comparedAt?: string | undefined;
  readonly mappedAt?: string | undefined;
  readonly troubledAt?: string | undefined;
  readonly driftClasses?: number | undefined;
  readonly waitingClasses?: number | undefined;
}

const minuteMs = 60_000;
/**
 * Interval between comparisons. A comparison reads all open classes of a studio, but only has to find manual changes at
 * a marketplace.
 */
const comparedAgainMs = 60 * minuteMs;
/**
 * A comparison ends slightly later than the run that began it. A limit of exactly one hour would therefore always delay
 * the next comparison by one run.
 */
const quietMs = comparedAgainMs - minuteMs;
/**
 * When one marketplace is due, those due within this time are compared together with it. It must be at least half of
 * the interval, or two marketplaces could keep alternating.
 */
const togetherMs = 30 * minuteMs;
/**
 * How long a request may still arrive at a marketplace after the marketplace stopped answering, or after the worker
 * that sent it died.
 */
const lateMs = 60 * minuteMs;
/**
 * A comparison reads both classes and listings, so every hourly comparison also updates the links. If there has been
 * none for this long, they are read only to update the links. A newly listed class is also found when one of its
 * bookings is reported.
 */
const mappedAloneMs = 75 * minuteMs;

const isPast = (at: string | undefined, durationMs: number, now: Date): boolean =>
  at === undefined || now.getTime() - Date.parse(at) >= durationMs;

const hasWaited = (before: ReadBefore | undefined, now: Date): boolean =>
  isPast(before?.comparedAt, quietMs, now);

/**
 * Whether a marketplace has to be compared now. If the last reading found no difference and the marketplace has been
 * answering since, every number was verified when it was set, so only a person at the marketplace can have changed one.
 * Credentials given since then may be those of another account.
 */
function isComparisonDue(before: ReadBefore | undefined, now: Date): boolean {
  if (!before) return true;
  const { failures, driftClasses = 0, waitingClasses = 0, troubledAt, comparedAt, connectedAt } = before;
  if (failures > 0 || driftClasses > 0 || waitingClasses > 0) return true;
  if (connectedAt !== undefined && comparedAt !== undefined && comparedAt < connectedAt) return true;
  const isLate = troubledAt !== undefined && !isPast(troubledAt, lateMs, now);
  return isLate || hasWaited(before, now);
}

/** Which marketplaces are to be compared now. One reading of a studio's classes serves several of them. */
export function dueComparisons<M>(
  marketplaces: readonly M[],
  before: ReadonlyMap<M, ReadBefore>,
  now: Date,
): M[] {
  const isAnyTimeUp = marketplaces.some((one) => hasWaited(before.get(one), now));
  const soon = new Date(now.getTime() + togetherMs);
  return marketplaces.filter(
    (one) => isComparisonDue(before.get(one), now) || (isAnyTimeUp && hasWaited(before.get(one), soon)),
  );
}

/** Whether a comparison has to link everything that a marketplace lists to the studio's classes. */
export const isMappingDue = ({ mappedAt }: Pick<ReadBefore, 'mappedAt'>, now: Date): boolean =>
  isPast(mappedAt, quietMs, now);

/** Whether no comparison has updated the links for so long that all listings have to be read only for that. */
export const isMappingLate = ({ mappedAt }: Pick<ReadBefore, 'mappedAt'>, now: Date): boolean =>
  isPast(mappedAt, mappedAloneMs, now);
