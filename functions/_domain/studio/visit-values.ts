import type { Currency } from '#shared/contracts/values.ts';
import type { Known } from '#shared/core/visits/direct-price.ts';

/** What an owner said that direct visits are worth, in minor units of the currency that it was said in. */
export type StoredVisitValues = Known['own'] & { readonly currency: Currency };

interface Valued {
  readonly currency: Currency;
  readonly visitValues?: StoredVisitValues | undefined;
}

/** What the owner said that direct visits are worth; nothing where the studio counts in another currency since. */
export function ownValuesOf({ currency, visitValues }: Valued): Known['own'] {
  if (visitValues?.currency !== currency) return {};
  const { member, pack, dropIn } = visitValues;
  return { member, pack, dropIn };
}
