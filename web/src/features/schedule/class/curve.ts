import * as messages from '#messages/schedule-class';
import type { Detail } from './detail.ts';

type Curve = NonNullable<Detail['curve']>;
export type CurvePoint = Curve['points'][number];

/** The size of the picture in its own units. A narrow picture keeps its text readable on a phone. */
export const size = {
  wide: 720,
  narrow: 330,
  height: 200,
  left: 34,
  right: 10,
  top: 10,
  bottom: 26,
} as const;

export interface Scale {
  x: (minutesBefore: number) => number;
  y: (places: number) => number;
  /** Round numbers of places at which to draw lines. */
  yTicks: readonly number[];
}

const stepOf = (most: number): number =>
  [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 5000, 10_000].find((step) => most / step <= 5) ?? 50_000;

/**
 * Time runs to the right and ends at the start of the class; places go up from 0 to a round number above everything
 * that is drawn.
 */
export function scaleOf(points: readonly CurvePoint[], totalCapacity: number, width: number): Scale {
  const earliest = Math.max(1, ...points.map(({ minutesBefore }) => minutesBefore));
  const most = Math.max(1, totalCapacity, ...points.flatMap(({ booked, high }) => [booked ?? 0, high]));
  const step = stepOf(most);
  const top = Math.ceil(most / step) * step;
  const { height, left, right, bottom } = size;
  return {
    x: (minutesBefore) => left + (1 - minutesBefore / earliest) * (width - left - right),
    y: (places) => size.top + (1 - places / top) * (height - size.top - bottom),
    yTicks: Array.from({ length: top / step + 1 }, (_, at) => at * step),
  };
}

const place = (x: number, y: number): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** The points of a line, without instants that have no value. */
export const lineOf = (
  points: readonly CurvePoint[],
  { x, y }: Scale,
  value: (point: CurvePoint) => number | null,
): string =>
  points
    .flatMap((point) => {
      const places = value(point);
      return places === null ? [] : [place(x(point.minutesBefore), y(places))];
    })
    .join(' ');

/** The outline of the range: along its upper edge, and back along its lower edge. */
export const bandOutline = (points: readonly CurvePoint[], { x, y }: Scale): string =>
  [
    ...points.map((point) => place(x(point.minutesBefore), y(point.high))),
    ...points.toReversed().map((point) => place(x(point.minutesBefore), y(point.low))),
  ].join(' ');

const hourMinutes = 60;
const dayMinutes = 24 * hourMinutes;

/** The time before a class, such as '3 days', '6 hours' or 'at start'. */
export function beforeClass(minutesBefore: number): string {
  if (minutesBefore <= 0) return messages.atStart;
  const [count, written]: [number, (count: number) => string] =
    minutesBefore >= 2 * dayMinutes || minutesBefore === dayMinutes
      ? [minutesBefore / dayMinutes, messages.days]
      : minutesBefore >= hourMinutes
        ? [minutesBefore / hourMinutes, messages.hours]
        : [minutesBefore, messages.minutes];
  const shown = count >= 10 ? Math.round(count) : Math.round(count * 10) / 10;
  return written(shown);
}

/** The width of a time label. */
const momentWidth = 90;
const tickSteps = [1, 2, 3, 6, 12, 24, 48, 72, 168, 336, 720].map((hours) => hours * hourMinutes);

/** Round times to label below the picture, including the start of the class. */
export function momentsOf(points: readonly CurvePoint[], width: number): number[] {
  const ticksMost = Math.floor(width / momentWidth);
  const earliest = Math.max(0, ...points.map(({ minutesBefore }) => minutesBefore));
  const step = tickSteps.find((minutes) => earliest / minutes < ticksMost) ?? earliest;
  return Array.from({ length: Math.floor(earliest / step) + 1 }, (_, at) => at * step);
}

/** The time up to which bookings are known: that of the last point with a value. */
export const latestOf = (points: readonly CurvePoint[]): CurvePoint | undefined =>
  points.filter(({ booked }) => booked !== null).toSorted((a, b) => a.minutesBefore - b.minutesBefore)[0];

const whole = (places: number): string => String(Math.round(places));

/** The chart described in one sentence. */
export function curveSentenceOf(points: readonly CurvePoint[]): string {
  const now = latestOf(points);
  if (!now) return messages.noBookingsAreKnownYet;
  const { booked, expected, low, high, minutesBefore } = now;
  const standing =
    (booked ?? 0) > high
      ? messages.moreThanUsual
      : (booked ?? 0) < low
        ? messages.fewerThanUsual
        : messages.asUsual;
  const when =
    minutesBefore > 0 ? messages.beforeClassBy(beforeClass(minutesBefore)) : messages.atTheStartOfClass;
  return messages.curveInWords(booked ?? 0, when, standing, whole(expected), whole(low), whole(high));
}
