import { locale } from '#messages/language';
import { currencies, type Currency } from '#shared/contracts/values.ts';

const symbols: Partial<Record<Currency, string>> = {
  USD: '$',
  MXN: '$',
  CAD: '$',
  CLP: '$',
  COP: '$',
  EUR: '€',
  GBP: '£',
  BRL: 'R$',
};

/** The symbol of a currency; its code if it has none. */
export const symbolOf = (currency: Currency): string => symbols[currency] ?? currency;

const names = new Intl.DisplayNames(locale, { type: 'currency' });

export interface Choice {
  value: string;
  label: string;
  description?: string;
}

export const currencyChoices: readonly Choice[] = currencies.map((code) => ({
  value: code,
  label: `${code} (${symbolOf(code)})`,
  description: names.of(code) ?? code,
}));

const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** The time zones to choose from, beginning with the studio's own if it is not among them. */
export const timezoneChoices = (offered: readonly string[], current: string): readonly Choice[] =>
  (current === '' || offered.includes(current) ? offered : [current, ...offered]).map((zone) => ({
    value: zone,
    label: zoneLabel(zone),
  }));

export interface Region {
  /** Only the wizard asks for it; in the settings it is elsewhere. */
  studioName?: string;
  currency: Currency;
  country: string;
  timezone: string;
}

/** The settings to save, with empty fields as null. */
export const toAccount = ({ studioName, currency, country, timezone }: Region) => ({
  ...(studioName !== undefined && { studioName: studioName.trim() }),
  currency,
  country: country.trim() || null,
  timezone: timezone || null,
});

export const currencyOrNull = (code: string | undefined): Currency | null =>
  currencies.find((known) => known === code) ?? null;
