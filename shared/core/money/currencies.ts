/**
 * One currency: `minorDigits` is its ISO 4217 exponent (how many minor units make one unit, as a power of ten),
 * `shownDigits` how many decimals people write. For example, the Colombian peso has cents in ISO 4217 that nobody
 * writes.
 */
export interface CurrencyFormat {
  readonly code: string;
  readonly symbol: string;
  readonly minorDigits: number;
  readonly shownDigits: number;
}

const currency = (
  code: string,
  symbol: string,
  minorDigits = 2,
  shownDigits = minorDigits,
): CurrencyFormat => ({
  code,
  symbol,
  minorDigits,
  shownDigits,
});

/** The currencies that a studio may choose, in the order of the list. */
export const currencyFormats: readonly CurrencyFormat[] = [
  currency('USD', '$'),
  currency('MXN', '$'),
  currency('EUR', '€'),
  currency('GBP', '£'),
  currency('CAD', '$'),
  currency('AUD', 'AUD '),
  currency('BRL', 'R$'),
  currency('CLP', '$', 0),
  currency('COP', '$', 2, 0),
];

const zeroDigitCodes = new Set(['JPY', 'KRW', 'PYG', 'VND', 'ISK', 'UGX', 'XAF', 'XOF', 'XPF']);
const threeDigitCodes = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Amounts in any other currency are written with its ISO code. */
export function unlistedCurrency(code: string): CurrencyFormat {
  if (zeroDigitCodes.has(code)) return currency(code, `${code} `, 0);
  return currency(code, `${code} `, threeDigitCodes.has(code) ? 3 : 2);
}
