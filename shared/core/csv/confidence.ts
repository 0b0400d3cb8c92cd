import type { FormatFinding } from './date-order.ts';
import type { Mapping } from './map-columns.ts';
import { requiredFields, type Field, type FileKind } from './plan.ts';

export interface Doubts {
  readonly kind: FileKind;
  readonly mapping: Mapping;
  readonly date: FormatFinding | undefined;
  readonly timeKnown: boolean;
  /** The confidence in the header, 0 to 1. 0 if there is none. */
  readonly header: number;
  readonly rowCount: number;
  /** Whether another column could be the class's name as well. */
  readonly hasRivals: boolean;
  /** Whether a required field's column is empty. */
  readonly emptyColumn: boolean;
  /** The share of rows with more cells than the header. */
  readonly ragged: number;
}

/** The highest confidence of a plan that still needs a person's decision. */
const openMax = 0.7;
const noHeaderMax = 0.3;
/** The highest confidence of a plan whose dates cannot be read. */
const unreadableMax = 0.79;
/** The highest confidence of bookings with few of the expected fields: many lists have a date and a time. */
const strangeMax = 0.69;
/** The highest confidence of a file that lacks most of its kind's fields. */
const fewMax = 0.95;
/** The highest confidence of a file that has hardly any of its kind's fields. */
const foreignMax = 0.3;
/** Upper bound of any confidence, because nothing is certain. */
const sureMax = 0.985;
/** Rows with a different number of cells say little about the columns of the others. */
const raggedWeight = 0.3;

/** The probability that a field has the right column. */
function sureOf(field: Field, { evidence, best, unclear }: Mapping): number {
  const found = evidence.get(field);
  if (!found) {
    const near = best.get(field) ?? 0;
    if (unclear.has(field)) return 0.8;
    return near > 0.3 ? 0.94 : near > 0.15 ? 0.975 : 0.99;
  }
  const strength = found.title + 0.4 * Math.min(found.values, 0.5);
  const clear = Math.min(1, Math.max(0, found.margin) / 0.35);
  // An amount may be a price if no title calls it revenue, and a number may be a count of bookings.
  const weak = field === 'studio_revenue' || field === 'total_capacity' ? 0.8 : 0.9;
  const base = strength >= 1.05 ? 0.995 : strength >= 0.8 ? 0.985 : strength >= 0.55 ? 0.96 : weak;
  return base * (0.93 + 0.07 * clear);
}

/**
 * Products of many high probabilities turned out to be too low. The correction was fitted above 0.8, where it begins.
 */
function sharpened(value: number): number {
  if (value <= 0.8 || value >= 1) return value;
  return Math.min(sureMax, 1 / (1 + Math.exp(1.25 - 1.9 * Math.log(value / (1 - value)))));
}

/**
 * The probability that a plan is entirely right: the product over the required fields, lowered by open questions. A
 * file with few of its kind's fields is probably of another kind.
 */
export function confidenceOf(doubts: Doubts): number {
  const { kind, mapping, date, header, rowCount, emptyColumn, ragged } = doubts;
  const required = requiredFields[kind] as readonly Field[];
  const found = required.filter((field) => mapping.evidence.has(field)).length;
  let value = required.reduce((product, field) => product * sureOf(field, mapping), 0.99);
  value *= 1 - raggedWeight * ragged;
  if (rowCount < 3) value *= 0.95;
  if (mapping.evidence.has('class_time') && !doubts.timeKnown) value *= 0.8;
  const core = (['class_name', 'class_date', 'class_time'] as const).filter((field) =>
    mapping.evidence.has(field),
  );
  if (core.length < 3 && found < required.length - 1) value *= 0.98;
  if (header > 0) value *= 0.9 + 0.1 * Math.min(1, header);
  value = sharpened(value);
  if (found < 3) value = Math.min(value, fewMax);
  if ((found < 3 && kind === 'bookings') || emptyColumn) value = Math.min(value, strangeMax);
  if (core.length === 0 || found < 2) value = Math.min(value, foreignMax);
  if (date && date.finding?.order === null) value = Math.min(value, openMax);
  if (date && !date.readable && !date.finding) value = Math.min(value, unreadableMax);
  if (doubts.hasRivals) value = Math.min(value, openMax);
  if (header <= 0) value = Math.min(value, noHeaderMax);
  if (rowCount === 0) value = Math.min(value, openMax);
  return Math.round(value * 1000) / 1000;
}
