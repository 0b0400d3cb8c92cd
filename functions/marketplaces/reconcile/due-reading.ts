/** The earlier readings of a marketplace. */
export interface ReadBefore {
  readonly failures: number;
  readonly comparedAt?: string | undefined;
  readonly mappedAt?: string | undefined;
  readonly troubledAt?: string | undefined;
  readonly driftClasses?: number | undefined;
  readonly waitingClasses?: number | undefined;
}

const minuteMs = 60_000;
/**
 * A comparison reads all open classes of a studio. It only has to find what somebody changed at a marketplace by hand.
 */
const comparedAgainMs = 60 * minuteMs;
/** A comparison ends some moments after the run that began it: by the full hour the next one would come a run too late. */
const quietMs = comparedAgainMs - minuteMs;
/**
 * When one marketplace is due, those that are due this soon are compared together with it. It must be at least half of
 * the interval, or two marketplaces could alternate for ever.
 */
const togetherMs = 30 * minuteMs;
/** How long a request may still arrive that was sent while a marketplace did not answer, or by a worker that died. */
const lateMs = 60 * minuteMs;
/**
 * A comparison reads both the classes and the listings, so every hourly comparison also updates the links. If there
 * was none for this long, they are read only for that. A newly listed class is also found when a booking of it is
 * reported.
 */
const mappedAloneMs = 75 * minuteMs;

const isPast = (at: string | undefined, durationMs: number, now: Date): boolean =>
  at === undefined || now.getTime() - Date.parse(at) >= durationMs;

const hasWaited = (before: ReadBefore | undefined, now: Date): boolean =>
  isPast(before?.comparedAt, quietMs, now);

/**
 * Whether a marketplace has to be compared now. If the last reading found everything right, and the marketplace has
 * been answering, every number was seen there when it was set, so only a person there can have changed one.
 */
function isComparisonDue(before: ReadBefore | undefined, now: Date): boolean {
  if (!before) return true;
  const { failures, driftClasses = 0, waitingClasses = 0, troubledAt } = before;
  if (failures > 0 || driftClasses > 0 || waitingClasses > 0) return true;
  const isLate = troubledAt !== undefined && !isPast(troubledAt, lateMs, now);
  return isLate || hasWaited(before, now);
}

/** Which marketplaces are to be compared now: one reading of a studio's classes serves several. */
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

/** Whether a comparison is to link all that a marketplace lists to the studio's classes. */
export const isMappingDue = ({ mappedAt }: Pick<ReadBefore, 'mappedAt'>, now: Date): boolean =>
  isPast(mappedAt, quietMs, now);

/** Whether no comparison did so, so that all listings have to be read only for the links. */
export const isMappingLate = ({ mappedAt }: Pick<ReadBefore, 'mappedAt'>, now: Date): boolean =>
  isPast(mappedAt, mappedAloneMs, now);
