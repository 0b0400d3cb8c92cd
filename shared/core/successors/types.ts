/** A weekly slot of a timetable, as its classes show it. */
export interface TimetableSeries {
  readonly seriesId: string;
  readonly className: string;
  readonly room: string;
  /** The instructor. Absent when unknown. */
  readonly instructor?: string | undefined;
  /** ISO: 1 Monday … 7 Sunday. */
  readonly weekday: number;
  /** The start on the studio's clock, from 0 to 1439. */
  readonly minuteOfDay: number;
  /** The days of its first and of its last class, YYYY-MM-DD. */
  readonly firstDate: string;
  readonly lastDate: string;
  /** How many classes it has between them. */
  readonly classes: number;
  readonly capacity: number;
}

/** The things that may change while a class stays the same one. */
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
