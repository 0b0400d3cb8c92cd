import type { CalendarView } from '#shared/contracts/settings/calendar.ts';
import { countryOfZone } from '#shared/core/calendar/country-of.ts';
import { holidayCountries, holidaysBetween, regionsOf } from '#shared/core/calendar/holidays.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { placeOf, type Calendar } from '#functions/_domain/studio/calendar.ts';

interface Studio {
  readonly country?: string | undefined;
  readonly timezone: string;
}

/** Holidays are shown this many days ahead, so that each appears once. */
const shownDays = 364;

const countries = () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return holidayCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name));
};

/** A studio's calendar in the form that its owner sees. */
export function calendarViewOf(calendar: Calendar, studio: Studio, today: string): CalendarView {
  const place = placeOf(calendar, studio.country);
  const { country, region } = place;
  const usual = new Set(calendar.usualHolidays);
  const holidays =
    country === null
      ? []
      : holidaysBetween({ country, region: region ?? undefined }, today, addLocalDays(today, shownDays));
  return {
    place,
    isPlaceSaid: calendar.country !== undefined,
    proposedCountry:
      country === null && calendar.country === undefined ? countryOfZone(studio.timezone) : null,
    countries: countries(),
    regions: country === null ? [] : regionsOf(country),
    holidays: holidays.map((holiday) => ({ ...holiday, isUsual: usual.has(holiday.name) })),
    days: calendar.days.map((day) => ({ ...day })),
  };
}
