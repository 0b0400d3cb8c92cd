import { currencyOf, englishMarks, formatMoney, type MoneyMarks } from './money.ts';

/** '$1,234': an amount in minor units, rounded to whole units of its currency. */
export function wholeMoney(amountMinor: number, currency: string, marks: MoneyMarks = englishMarks): string {
  const { minorDigits, shownDigits } = currencyOf(currency);
  const unit = 10 ** minorDigits;
  const rounded = Math.sign(amountMinor) * Math.round(Math.abs(amountMinor) / unit) * unit;
  const text = formatMoney(rounded, currency, marks);
  return shownDigits > 0 ? text.slice(0, -(shownDigits + 1)) : text;
}

/** '+$1,240', '−$80', '$0': a difference in whole units. */
export const signedWholeMoney = (
  amountMinor: number,
  currency: string,
  marks: MoneyMarks = englishMarks,
): string => {
  const text = wholeMoney(amountMinor, currency, marks);
  return amountMinor > 0 && /[1-9]/.test(text) ? `+${text}` : text;
};
