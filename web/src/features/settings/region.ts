import { locale } from '#messages/language';
import { changedFields } from '../../api/changed-fields.ts';
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

/** The symbol of a currency, or its code if it has no symbol. */
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

/** The time zones to choose from. The studio's own is added at the top if the list does not contain it. */
export const timezoneChoices = (offered: readonly string[], current: string): readonly Choice[] =>
  (current === '' || offered.includes(current) ? offered : [current, ...offered]).map((zone) => ({
    value: zone,
    label: zoneLabel(zone),
  }));

export interface Region {
  /** The studio's name. Only the wizard asks for it; in the settings it is on another card. */
  studioName?: string;
  currency: Currency;
  country: string;
  timezone: string;
}

/** The settings to save: those that differ from the saved ones. Empty fields become null. */
export function toAccount(saved: Region, wanted: Region) {
  const { studioName, currency, country, timezone } = changedFields(saved, wanted);
  return {
    ...(studioName !== undefined && { studioName: studioName.trim() }),
    ...(currency !== undefined && { currency }),
    ...(country !== undefined && { country: country.trim() || null }),
    ...(timezone !== undefined && { timezone: timezone || null }),
  };
}

export const currencyOrNull = (code: string | undefined): Currency | null =>
  currencies.find((known) => known === code) ?? null;
