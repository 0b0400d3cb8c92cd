import { holidayCountries } from './holidays.ts';

const languages = ['en', 'es', 'pt', 'fr', 'de', 'it'];

const plain = (text: string): string => text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const namesOf = (code: string): string[] =>
  languages.map((language) => plain(new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code));

/** The code of a country from its name in one of the usual languages; null if its holidays are unknown. */
export function countryNamed(name: string): string | null {
  const wanted = plain(name);
  return (
    holidayCountries.find((code) => code.toLowerCase() === wanted || namesOf(code).includes(wanted)) ?? null
  );
}

/** TypeScript does not know yet that a locale has time zones. Runtimes without them return none. */
function zonesOf(code: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? [];
}

/** The country of a time zone; null if its holidays are unknown. */
export const countryOfZone = (timezone: string): string | null =>
  holidayCountries.find((code) => zonesOf(code).includes(timezone)) ?? null;
