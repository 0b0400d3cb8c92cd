import { locale } from '#messages/language';
import type { Currency } from '#shared/contracts/values.ts';

/** The time zones that the browser knows for each country, by country code (ISO 3166). */
export type ZonesOf = (country: string) => readonly string[];

const letters = 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** If a browser cannot list a country's zones, none is proposed. */
export const zonesOf: ZonesOf = (country) => {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? [];
};

/** The country of a time zone; null if none is known. */
export const countryOf = (timezone: string, zones: ZonesOf = zonesOf): string | null =>
  codes.find((code) => zones(code).includes(timezone)) ?? null;

const euro = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC MT NL PT SI SK SM VA';

const currencyOf = new Map<string, Currency>([
  ['MX', 'MXN'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['BR', 'BRL'],
  ['CL', 'CLP'],
  ['CO', 'COP'],
  ['GB', 'GBP'],
  ...euro.split(' ').map((code): [string, Currency] => [code, 'EUR']),
]);

/** The values proposed to a new studio. */
export interface Proposal {
  readonly timezone: string;
  readonly country: string;
  readonly currency: Currency;
}

const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

/** Zone, country and currency suggested by a browser's time zone; dollars if the country's currency is not offered. */
export function proposalFor(timezone: string, zones: ZonesOf = zonesOf): Proposal {
  const code = countryOf(timezone, zones);
  return {
    timezone,
    country: code === null ? '' : (countryNames.of(code) ?? ''),
    currency: (code !== null && currencyOf.get(code)) || 'USD',
  };
}
