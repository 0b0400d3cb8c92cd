import type { VisitValuesView } from '#shared/contracts/settings/visit-values.ts';
import type { Currency } from '#shared/contracts/values.ts';
import { paidIn, visitsIn } from '#shared/core/visits/typical-amount.ts';
import { proposedValue, type Known, type PaidByKind } from '#shared/core/visits/direct-price.ts';
import { valuedKinds, type ValuedKind } from '#shared/core/visits/kinds.ts';
import { bestRevenueMinor, type Contract } from '#functions/_domain/connections/contract.ts';
import { ownValuesOf, type StoredVisitValues } from '#functions/_domain/studio/visit-values.ts';

interface Studio {
  readonly currency: Currency;
  readonly visitValues?: StoredVisitValues | undefined;
}

function kindOf(kind: ValuedKind, paid: PaidByKind, known: Known): VisitValuesView['kinds'][number] {
  const amounts = paid[kind] ?? [];
  const proposed = proposedValue(kind, paid, known);
  return {
    kind,
    ownMinor: known.own[kind] ?? null,
    proposal: proposed ? { valueMinor: Math.round(proposed.valueMinor), from: proposed.from } : null,
    visits: visitsIn(amounts),
    paidVisits: paidIn(amounts),
  };
}

/** The value of direct visits in the form that the owner sees. */
export function visitValuesViewOf(
  studio: Studio,
  contracts: readonly Contract[],
  paid: PaidByKind,
): VisitValuesView {
  const known = { own: ownValuesOf(studio), bestMarketplaceMinor: bestRevenueMinor(contracts) };
  return { currency: studio.currency, kinds: valuedKinds.map((kind) => kindOf(kind, paid, known)) };
}
