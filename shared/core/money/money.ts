import { InvalidInput } from '../invalid-input.ts';
import { minusSign } from '../numbers/minus.ts';
import { currencyFormats, unlistedCurrency, type CurrencyFormat } from './currencies.ts';

/** The currency of an ISO 4217 code (three capital letters). Throws InvalidInput at `currency`. */
export function currencyOf(code: string): CurrencyFormat {
  if (!/^[A-Z]{3}$/.test(code))
    throw new InvalidInput('currency', 'must be three capital letters (ISO 4217)');
  return currencyFormats.find((listed) => listed.code === code) ?? unlistedCurrency(code);
}

/**
 * How a language writes an amount: the separators between thousands, before decimals, and between the symbol and the
 * digits.
 */
export interface MoneyMarks {
  readonly group: string;
  readonly decimal: string;
  readonly afterSymbol: string;
}

/** '$1,234.50' */
export const englishMarks: MoneyMarks = { group: ',', decimal: '.', afterSymbol: '' };

const groupDigits = 3;

function group(digits: string, mark: string): string {
  let grouped = digits;
  for (let at = digits.length - groupDigits; at > 0; at -= groupDigits)
    grouped = grouped.slice(0, at) + mark + grouped.slice(at);
  return grouped;
}

/**
 * Formats an integer amount of minor units: `formatMoney(123450, 'MXN')` is `$1,234.50`, `formatMoney(-5, 'EUR')` is
 * `−€0.05`, with the minus sign of sentences; the separators depend on the language. Decimals that the currency does not
 * show are rounded half away from zero. Throws InvalidInput at `amountMinor` or `currency`.
 */
export function formatMoney(
  amountMinor: number,
  currencyCode: string,
  marks: MoneyMarks = englishMarks,
): string {
  if (!Number.isSafeInteger(amountMinor))
    throw new InvalidInput('amountMinor', 'must be a whole number of minor units');
  const { symbol, minorDigits, shownDigits } = currencyOf(currencyCode);
  const shown = Math.round(Math.abs(amountMinor) / 10 ** (minorDigits - shownDigits));
  const digits = String(shown).padStart(shownDigits + 1, '0');
  const whole = group(digits.slice(0, digits.length - shownDigits), marks.group);
  const fraction = shownDigits > 0 ? `${marks.decimal}${digits.slice(-shownDigits)}` : '';
  return `${amountMinor < 0 && shown > 0 ? minusSign : ''}${symbol}${marks.afterSymbol}${whole}${fraction}`;
}

/**
 * Parses a plain decimal ('1234.5', with a decimal point, no thousands separator, no symbol) into integer minor units.
 * Throws InvalidInput at `amount` if the text is anything else, has more decimals than the currency, or is too large to
 * be exact.
 */
export function parseMoney(amount: string, currencyCode: string): number {
  const { code, minorDigits } = currencyOf(currencyCode);
  const match = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(amount.trim());
  if (!match)
    throw new InvalidInput(
      'amount',
      `must be a plain decimal number such as ${minorDigits ? '12.50' : '1250'}`,
    );
  const [, sign = '', whole = '', fraction = ''] = match;
  if (fraction.length > minorDigits)
    throw new InvalidInput('amount', `must have at most ${minorDigits} decimals in ${code}`);
  const minor = Number(whole + fraction.padEnd(minorDigits, '0'));
  if (!Number.isSafeInteger(minor)) throw new InvalidInput('amount', 'is too large');
  return sign && minor > 0 ? -minor : minor;
}

/** The plain decimal of an amount, the inverse of parseMoney: `decimalOf(123450, 'MXN')` is `1234.50`. */
export function decimalOf(amountMinor: number, currencyCode: string): string {
  if (!Number.isSafeInteger(amountMinor))
    throw new InvalidInput('amountMinor', 'must be a whole number of minor units');
  const { minorDigits } = currencyOf(currencyCode);
  const digits = String(Math.abs(amountMinor)).padStart(minorDigits + 1, '0');
  const whole = digits.slice(0, digits.length - minorDigits);
  return `${amountMinor < 0 ? '-' : ''}${whole}${minorDigits > 0 ? `.${digits.slice(-minorDigits)}` : ''}`;
}
