import * as messages from '#messages/settings-region';
import type { Currency } from '#shared/contracts/values.ts';
import { formatMoney } from '#web/src/ui/money.ts';
import type { CurrencyEffect } from './currency-effect.ts';

const exampleMinor = 18_000;

const amountIn = (currency: Currency): string => `${formatMoney(exampleMinor, currency)} (${currency})`;

/** The sentences of the question, one paragraph each. */
export function textsOf({ from, to, classes, marketplaces }: CurrencyEffect): string[] {
  const [before, after] = [amountIn(from), amountIn(to)];
  return [
    classes > 0 ? messages.importedAmountsAreNotConverted(before, after) : null,
    marketplaces > 0 ? messages.whatYourMarketplacesPayIsNotConverted(before, after) : null,
    messages.visitValuesAreNoLongerUsed,
    classes > 0 ? messages.ifTheAmountsWereIn(to) : null,
  ].filter((text) => text !== null);
}
