import { locale } from '#messages/language';
import { roundedPercent } from '#shared/core/numbers/percent.ts';
import { formatMoney } from './money.ts';

/** '92%': a percentage without decimals, rounded half up. Confidence bands are computed from the same figure. */
export const wholePercent = (percent: number): string => `${roundedPercent(percent)}%`;

/** '84%' of a share of one. */
export const sharePercent = (share: number): string => wholePercent(share * 100);

const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '2.7', '3.0': to one decimal, with the sign that the language has for it. */
export const oneDecimal = (value: number): string => tenth.format(value);

/** '+3', '-2', '0' */
export const signed = (count: number): string => (count > 0 ? `+${count}` : String(count));

/** '+$120.00': a difference. */
export const signedMoney = (amountMinor: number, currency: string): string =>
  `${amountMinor > 0 ? '+' : ''}${formatMoney(amountMinor, currency)}`;
