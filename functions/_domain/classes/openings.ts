/** Classes of which a file or another system told only when their sale was open already. */
export interface Untold {
  /** Hours in which classes were told of that had been sold before, counted from 1970 (UTC); and all that came with them. */
  readonly hours: readonly number[];
  /** Series most of whose classes were sold before they were told of. */
  readonly series: readonly string[];
}

/** What is known of when the sale of classes opens. */
export interface Openings {
  /** In hours before their start, by series. */
  readonly usualHours: Readonly<Record<string, number>>;
  readonly untold: Untold;
}

export const noOpenings: Openings = { usualHours: {}, untold: { hours: [], series: [] } };

interface Moment {
  readonly minutesBefore: number;
}

/** What is told of a class: its bookings and its places, each in minutes before its start (negative after it). */
interface ToldClass {
  readonly seriesId: string;
  readonly startsAt: string;
  readonly events: readonly Moment[];
  readonly allocationLog: readonly Moment[];
}

const hourMinutes = 60;

/** The first of some moments, in hours before the start. */
const firstHours = (moments: readonly Moment[]): number =>
  Math.max(0, ...moments.map(({ minutesBefore }) => minutesBefore)) / hourMinutes;

const wasSoldUntold = ({ events, allocationLog }: ToldClass): boolean =>
  allocationLog.length > 0 && firstHours(events) > firstHours(allocationLog);

/** In which hour a class was told of, as its first allocation says; null without one. */
function toldInHour({ startsAt, allocationLog }: ToldClass): number | null {
  if (allocationLog.length === 0) return null;
  const minutesBefore = Math.max(...allocationLog.map((entry) => entry.minutesBefore));
  return Math.floor(Date.parse(startsAt) / 3_600_000 - minutesBefore / hourMinutes);
}

/** When the sale of a class opened, in hours before its start: with its first allocation. Null where nobody saw it. */
export function seenOpeningHours(demand: ToldClass, { hours, series }: Untold): number | null {
  const allotted = firstHours(demand.allocationLog);
  const hour = toldInHour(demand);
  if (allotted === 0 || hour === null || wasSoldUntold(demand)) return null;
  return hours.includes(hour) || series.includes(demand.seriesId) ? null : allotted;
}

/**
 * When a class went on sale, in hours before its start. Where nobody saw it, as early as its series usually does and no
 * later than it was booked; one of which nothing was told yet, neither places nor bookings, goes on sale now (0).
 */
export function openedHoursBefore(demand: ToldClass, openings: Openings): number {
  const seen = seenOpeningHours(demand, openings.untold);
  if (seen !== null) return seen;
  if (demand.events.length === 0 && demand.allocationLog.length === 0) return 0;
  return Math.max(firstHours(demand.events), openings.usualHours[demand.seriesId] ?? 0);
}

const isMostlyUntold = (demands: readonly ToldClass[]): boolean => {
  const sold = demands.filter(({ events }) => events.length > 0);
  return sold.filter(wasSoldUntold).length * 2 > sold.length;
};

/** Which classes were told of late, as far as their bookings say it. */
export const untoldOf = (demands: readonly ToldClass[]): Untold => ({
  hours: [...new Set(demands.filter(wasSoldUntold).flatMap((demand) => toldInHour(demand) ?? []))],
  series: [...Map.groupBy(demands, ({ seriesId }) => seriesId)].flatMap(([seriesId, own]) =>
    isMostlyUntold(own) ? [seriesId] : [],
  ),
});
