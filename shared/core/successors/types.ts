/** A weekly slot in a timetable, described by its classes. */
export interface TimetableSeries {
  readonly seriesId: string;
  readonly className: string;
  readonly room: string;
  /** The instructor. Absent if unknown. */
  readonly instructor?: string | undefined;
  /** ISO: 1 Monday … 7 Sunday. */
  readonly weekday: number;
  /** The start in the studio's time zone, in minutes from 0 to 1439. */
  readonly minuteOfDay: number;
  /** The days of its first and of its last class, YYYY-MM-DD. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** The number of classes between these days. */
  readonly classes: number;
  readonly capacity: number;
}

/** The properties that may change while a class stays the same. */
export const seriesChanges = ['time', 'name', 'room', 'instructor'] as const;
export type SeriesChange = (typeof seriesChanges)[number];

/** One series continues as another. */
export interface SeriesLink {
  readonly fromSeriesId: string;
  readonly toSeriesId: string;
}

/** A series that begins after another ends, and the probability that the class is the same. */
export interface Successor extends SeriesLink {
  readonly certainty: 'certain' | 'likely';
  /** The similarity of the two, from 0 to 1. */
  readonly score: number;
  readonly changes: readonly SeriesChange[];
}
