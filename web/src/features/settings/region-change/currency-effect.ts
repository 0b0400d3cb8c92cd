import type { Currency } from '#shared/contracts/values.ts';
import { currencyOf } from '#shared/core/money/money.ts';

/** What a studio already has. */
export interface Existing {
  readonly classes: number;
  readonly marketplaces: number;
}

/** What a change of the currency does to existing amounts. */
export interface CurrencyEffect extends Existing {
  readonly from: Currency;
  readonly to: Currency;
}

/**
 * What the change does to existing amounts; null if there are none. If the studio has classes, the server refuses a
 * currency with other decimals, so the owner is not asked about it.
 */
export function effectOf(from: Currency, to: Currency, existing: Existing): CurrencyEffect | null {
  const hasAmounts = existing.classes > 0 || existing.marketplaces > 0;
  const isRefused = existing.classes > 0 && currencyOf(from).minorDigits !== currencyOf(to).minorDigits;
  return from === to || !hasAmounts || isRefused ? null : { ...existing, from, to };
}
