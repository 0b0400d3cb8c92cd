import { language, moneyMarks } from '#messages/language';
import { formatMoney as written } from '#shared/core/money/money.ts';
import { product } from '#shared/product.ts';
import { signedWholeMoney as signedWhole, wholeMoney as whole } from '#shared/core/money/whole-money.ts';

/** '$1,234.50': an amount in minor units, formatted for the screen's language. */
export const formatMoney = (amountMinor: number, currency: string): string =>
  written(amountMinor, currency, moneyMarks);

/** '$1,234': an amount rounded to whole units of its currency. */
export const wholeMoney = (amountMinor: number, currency: string): string =>
  whole(amountMinor, currency, moneyMarks);

/**
 * The monthly price of the product: '$300', or '$300 USD' in languages whose readers also write pesos with that symbol.
 * The specification fixes the English wording.
 */
export function productPrice(): string {
  const { priceMonthlyMinor, priceCurrency } = product;
  const price = wholeMoney(priceMonthlyMinor, priceCurrency);
  return (language as string) === 'en' ? price : `${price} ${priceCurrency}`;
}

/** '+$1,240', '−$80', '$0': a difference in whole units. */
export const signedWholeMoney = (amountMinor: number, currency: string): string =>
  signedWhole(amountMinor, currency, moneyMarks);
