import { locale } from '#messages/language';
import { minusSign } from '#shared/core/numbers/minus.ts';
import { roundedPercent } from '#shared/core/numbers/percent.ts';
import { formatMoney } from './money.ts';

/** '92%': a percentage without decimals, rounded half up. Confidence levels are derived from the same figure. */
export const wholePercent = (percent: number): string => `${roundedPercent(percent)}%`;

/** '84%': a share between 0 and 1 as a percentage. */
export const sharePercent = (share: number): string => wholePercent(share * 100);

const tenth = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** '2.7', '−3.0': a number with one decimal and the language's decimal sign. */
export const oneDecimal = (value: number): string => tenth.format(value).replace('-', minusSign);

/** A difference with its sign: '+3', '−2', '0'. */
export const signed = (count: number): string =>
  count > 0 ? `+${count}` : String(count).replace('-', minusSign);

/** '+$120.00': a difference between two amounts. */
export const signedMoney = (amountMinor: number, currency: string): string =>
  `${amountMinor > 0 ? '+' : ''}${formatMoney(amountMinor, currency)}`;
