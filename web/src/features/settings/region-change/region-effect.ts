import type { Currency } from '#shared/contracts/values.ts';
import { currencyOf } from '#shared/core/money/money.ts';

/** The part of the settings in which a studio's stored data is shown. */
export interface ShownIn {
  readonly timezone: string;
  readonly currency: Currency;
}

/** What a studio already has. */
export interface Existing {
  readonly classes: number;
  readonly marketplaces: number;
}

/** What a change of the time zone or the currency does to existing data. */
export interface RegionEffect extends Existing {
  readonly from: ShownIn;
  readonly to: ShownIn;
  /** A moment that has another local time in the new zone; null if classes are still shown at the same times. */
  readonly zoneExample: Date | null;
  readonly changesCurrency: boolean;
  /** Whether amounts become other numbers, because the currencies have different numbers of decimals. */
  readonly changesNumbers: boolean;
}

const weekMs = 7 * 86_400_000;
const weeksEachWay = 53;
const exampleMinute = 7 * 60;

/** Formats a moment's local date and time as text that can be compared. */
const wallTimeIn = (timeZone: string): ((at: Date) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return (at) => format.format(at);
};

const minuteOf = (wallTime: string): number =>
  Number(wallTime.slice(-5, -3)) * 60 + Number(wallTime.slice(-2));

/**
 * 07:00 in the first zone on the day nearest to now on which the second zone shows another time. Two zones may differ
 * only in summer, so a year in both directions is searched, upcoming days first.
 */
function firstDifference(from: string, to: string, now: Date): Date | null {
  const [wallFrom, wallTo] = [wallTimeIn(from), wallTimeIn(to)];
  const weeks = Array.from({ length: weeksEachWay }, (_, week) => week);
  for (const week of [...weeks, ...weeks.map((past) => -past)]) {
    const day = new Date(Math.floor((now.getTime() + week * weekMs) / 60_000) * 60_000);
    const at = new Date(day.getTime() + (exampleMinute - minuteOf(wallFrom(day))) * 60_000);
    if (wallFrom(at) !== wallTo(at)) return at;
  }
  return null;
}

/** What the change does to existing data; null if it does nothing. */
export function effectOf(from: ShownIn, to: ShownIn, existing: Existing, now: Date): RegionEffect | null {
  const zoneExample = existing.classes > 0 ? firstDifference(from.timezone, to.timezone, now) : null;
  const hasAmounts = existing.classes > 0 || existing.marketplaces > 0;
  const changesCurrency = hasAmounts && from.currency !== to.currency;
  const changesNumbers =
    changesCurrency && currencyOf(from.currency).minorDigits !== currencyOf(to.currency).minorDigits;
  if (!zoneExample && !changesCurrency) return null;
  return { ...existing, from, to, zoneExample, changesCurrency, changesNumbers };
}
