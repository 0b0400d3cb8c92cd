import { moneyMarks } from '#messages/language';
import { formatMoney as written } from '#shared/core/money/money.ts';
import { signedWholeMoney as signedWhole, wholeMoney as whole } from '#shared/core/money/whole-money.ts';

/** '$1,234.50': an amount in minor units, formatted for the screen's language. */
export const formatMoney = (amountMinor: number, currency: string): string =>
  written(amountMinor, currency, moneyMarks);

/** '$1,234': an amount rounded to whole units of its currency. */
export const wholeMoney = (amountMinor: number, currency: string): string =>
  whole(amountMinor, currency, moneyMarks);

/** '+$1,240', '−$80', '$0': a difference in whole units. */
export const signedWholeMoney = (amountMinor: number, currency: string): string =>
  signedWhole(amountMinor, currency, moneyMarks);
