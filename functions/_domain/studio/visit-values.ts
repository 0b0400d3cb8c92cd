import type { Currency } from '#shared/contracts/values.ts';
import type { Known } from '#shared/core/visits/direct-price.ts';

/** The value of a direct visit as set by an owner, in minor units of the currency at that time. */
export type StoredVisitValues = Known['own'] & { readonly currency: Currency };

interface Valued {
  readonly currency: Currency;
  readonly visitValues?: StoredVisitValues | undefined;
}

/** The value of a direct visit as set by the owner. Undefined if the studio has changed its currency since. */
export function ownValuesOf({ currency, visitValues }: Valued): Known['own'] {
  if (visitValues?.currency !== currency) return {};
  const { member, pack, dropIn } = visitValues;
  return { member, pack, dropIn };
}
