/** Which classes were already on sale when they were created here, by an import or from another system. */
export interface CameOpen {
  /** The hours (counted from 1970, UTC) in which classes were imported that had already been on sale. */
  readonly hours: readonly number[];
  /** Series whose classes were mostly on sale before their import. */
  readonly series: readonly string[];
}

/** When classes go on sale, as far as it is known. */
export interface Openings {
  /** The usual hours between opening and start, by series. */
  readonly usualHours: Readonly<Record<string, number>>;
  readonly cameOpen: CameOpen;
}

export const noOpenings: Openings = { usualHours: {}, cameOpen: { hours: [], series: [] } };

interface Moment {
  readonly minutesBefore: number;
}

/** The bookings of a class and the log of its places, each in minutes before its start (negative after it). */
interface LoggedClass {
  readonly seriesId: string;
  readonly startsAt: string;
  readonly events: readonly Moment[];
  readonly allocationLog: readonly Moment[];
}

const hourMinutes = 60;

/** The earliest of the given times, in hours before the start. */
const firstHours = (moments: readonly Moment[]): number =>
  Math.max(0, ...moments.map(({ minutesBefore }) => minutesBefore)) / hourMinutes;

/** Whether a class had bookings before its places were first logged. */
const wasSoldBefore = ({ events, allocationLog }: LoggedClass): boolean =>
  allocationLog.length > 0 && firstHours(events) > firstHours(allocationLog);

/** The hour in which a class was imported, taken from its first allocation. Null without an allocation. */
function cameInHour({ startsAt, allocationLog }: LoggedClass): number | null {
  if (allocationLog.length === 0) return null;
  const minutesBefore = Math.max(...allocationLog.map((entry) => entry.minutesBefore));
  return Math.floor(Date.parse(startsAt) / 3_600_000 - minutesBefore / hourMinutes);
}

/** The hours between a class's opening and its start, taken from its first allocation. Null if unknown. */
export function seenOpeningHours(demand: LoggedClass, { hours, series }: CameOpen): number | null {
  const allotted = firstHours(demand.allocationLog);
  const hour = cameInHour(demand);
  if (allotted === 0 || hour === null || wasSoldBefore(demand)) return null;
  return hours.includes(hour) || series.includes(demand.seriesId) ? null : allotted;
}

/**
 * The hours between a class's opening and its start. If that is unknown, the usual hours of its series, or its first
 * booking if that is earlier. A class without places and bookings goes on sale now (0).
 */
export function openedHoursBefore(demand: LoggedClass, openings: Openings): number {
  const seen = seenOpeningHours(demand, openings.cameOpen);
  if (seen !== null) return seen;
  if (demand.events.length === 0 && demand.allocationLog.length === 0) return 0;
  return Math.max(firstHours(demand.events), openings.usualHours[demand.seriesId] ?? 0);
}

const wereMostlySoldBefore = (demands: readonly LoggedClass[]): boolean => {
  const sold = demands.filter(({ events }) => events.length > 0);
  return sold.filter(wasSoldBefore).length * 2 > sold.length;
};

/** Determines from bookings which classes were already on sale when they were imported. */
export const cameOpenOf = (demands: readonly LoggedClass[]): CameOpen => ({
  hours: [...new Set(demands.filter(wasSoldBefore).flatMap((demand) => cameInHour(demand) ?? []))],
  series: [...Map.groupBy(demands, ({ seriesId }) => seriesId)].flatMap(([seriesId, own]) =>
    wereMostlySoldBefore(own) ? [seriesId] : [],
  ),
});
