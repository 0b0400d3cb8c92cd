import { roundedPercent } from '#shared/core/numbers/percent.ts';
import { currencyOf, formatMoney } from '#shared/core/money/money.ts';

/** '92%': a percent without decimals, rounded half up. Bands are told from the same figure. */
export const wholePercent = (percent: number): string => `${roundedPercent(percent)}%`;

/** '84%' of a share of one. */
export const sharePercent = (share: number): string => wholePercent(share * 100);

/** '+3', '-2', '0' */
export const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

/** '$1,234': an amount in minor units, rounded to whole units of its currency. */
export function wholeMoney(amountMinor: number, currency: string): string {
  const { minorDigits, shownDigits } = currencyOf(currency);
  const unit = 10 ** minorDigits;
  const rounded = Math.sign(amountMinor) * Math.round(Math.abs(amountMinor) / unit) * unit;
  const text = formatMoney(rounded, currency);
  return shownDigits > 0 ? text.slice(0, -(shownDigits + 1)) : text;
}

/** '+$120.00': an amount that is a difference. */
export const signedMoney = (amountMinor: number, currency: string): string =>
  `${amountMinor > 0 ? '+' : ''}${formatMoney(amountMinor, currency)}`;
