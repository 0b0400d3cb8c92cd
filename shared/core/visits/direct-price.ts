import {
  amountsBelievedMin,
  amountsOf,
  paidIn,
  typicalAmount,
  visitsIn,
  type Amounts,
} from './typical-amount.ts';
import { valuedKinds, visitKinds, type ValuedKind, type VisitKind } from './kinds.ts';
import { visitKindOf } from './visit-kind.ts';

/** A standing direct booking. */
export interface DirectVisit {
  readonly seriesId: string;
  readonly bookingType: string;
  /** The payment for this visit, in minor units. */
  readonly revenueMinor: number;
}

/** The payments for direct visits, by kind. */
export type PaidByKind = Readonly<Partial<Record<VisitKind, Amounts>>>;
/** The payments by series. It is plain data, safe to store as JSON. */
export type PaidBySeries = Readonly<Record<string, PaidByKind>>;

export interface Known {
  /** The worth of a visit as the owner set it, in minor units. */
  readonly own: Readonly<Partial<Record<ValuedKind, number | undefined>>>;
  /** The payment of the connected marketplace that pays best, in minor units. Undefined without one. */
  readonly bestMarketplaceMinor: number | undefined;
}

/**
 * The share of a drop-in price that a marketplace is assumed to pay. One studio's price list showed 0.41 for
 * ClassPass.
 */
export const marketplaceShareUsual = 0.41;

export interface VisitValue {
  /** In minor units, not rounded. */
  readonly valueMinor: number;
  /** Its source: payments for visits of this kind, or what the connected marketplaces pay. */
  readonly from: 'bookings' | 'marketplaces';
}

const sumByKind = (parts: readonly PaidByKind[]): PaidByKind =>
  Object.fromEntries(
    visitKinds.flatMap((kind) => {
      const amounts = amountsOf(parts.flatMap((part) => part[kind] ?? []));
      return amounts.length > 0 ? [[kind, amounts] as const] : [];
    }),
  );

/**
 * Sums the payments for direct visits, by series and kind. The order of the visits does not matter.
 *
 * @throws {InvalidInput} at `amountMinor`
 */
export function paidBySeries(visits: readonly DirectVisit[]): PaidBySeries {
  const bySeries = Map.groupBy(visits, ({ seriesId }) => seriesId);
  return Object.fromEntries(
    [...bySeries].map(([seriesId, own]) => [
      seriesId,
      sumByKind(
        own.map(({ bookingType, revenueMinor }) => ({
          [visitKindOf(bookingType, revenueMinor)]: [[revenueMinor, 1]] as const,
        })),
      ),
    ]),
  );
}

/** All series together. */
export const paidInAll = (paid: PaidBySeries): PaidByKind => sumByKind(Object.values(paid));

/** The assumed worth of a kind before any payment. A member's visit is never valued by drop-in prices. */
function supposed(kind: VisitKind, { bestMarketplaceMinor }: Known): number | undefined {
  if (kind === 'trial') return 0;
  return kind === 'dropIn' && bestMarketplaceMinor !== undefined
    ? bestMarketplaceMinor / marketplaceShareUsual
    : bestMarketplaceMinor;
}

/**
 * The proposed worth of a visit of a kind: the payments for visits of this kind; otherwise an assumption from
 * marketplaces' payments: a drop-in is worth what they usually pay a share of, and a visit by a member or on a pack as
 * much as the best of them. Undefined if neither is known.
 *
 * @throws {InvalidInput} at `amountMinor`, `visits` or `usualMinor`
 */
export function proposedValue(kind: VisitKind, paid: PaidByKind, known: Known): VisitValue | undefined {
  const amounts = paid[kind] ?? [];
  const valueMinor = typicalAmount(amounts, supposed(kind, known));
  if (valueMinor === undefined) return undefined;
  const visitsPaid = paidIn(amounts);
  const isPaid = visitsPaid >= amountsBelievedMin && 2 * visitsPaid >= visitsIn(amounts);
  return {
    valueMinor,
    from: isPaid || known.bestMarketplaceMinor === undefined ? 'bookings' : 'marketplaces',
  };
}

/** The owner's value first, otherwise the proposed one; without both, undefined. */
function valueMinorOf(kind: VisitKind, paid: PaidByKind, known: Known): number {
  const own = kind === 'trial' ? undefined : known.own[kind];
  return own ?? proposedValue(kind, paid, known)?.valueMinor ?? 0;
}

/** The mean over visits, with as many at `usualMinor` as are missing to five. */
function mixed(paid: PaidByKind, valueMinor: (kind: VisitKind) => number, usualMinor: number): number {
  const visitsOf = visitKinds.map((kind) => [kind, visitsIn(paid[kind] ?? [])] as const);
  const visits = visitsOf.reduce((sum, [, count]) => sum + count, 0);
  const missing = Math.max(0, amountsBelievedMin - visits);
  const sum = visitsOf.reduce((all, [kind, count]) => all + (count > 0 ? count * valueMinor(kind) : 0), 0);
  return (sum + missing * usualMinor) / (visits + missing);
}

/** Before the first visit: the mean of the owner's answers; without answers, the assumed price of a drop-in. */
function beforeAny(known: Known): number {
  const said = valuedKinds.flatMap((kind) => known.own[kind] ?? []);
  return said.length > 0
    ? said.reduce((sum, minor) => sum + minor, 0) / said.length
    : valueMinorOf('dropIn', {}, known);
}

/** A series' own visits show what a kind of visit brings there; for the others, the studio's averages are used. */
function inSeries(kind: VisitKind, paid: PaidByKind, studioMinor: number, known: Known): number {
  const own = kind === 'trial' ? undefined : known.own[kind];
  return own ?? typicalAmount(paid[kind] ?? [], studioMinor) ?? studioMinor;
}

/**
 * The average revenue of one direct booking of a class of a series, in whole minor units: the mix of the series'
 * visits, each kind at its worth. A member's visit is never valued by drop-in prices. Series and kinds with fewer than
 * five known visits are completed with the studio's, so no one booking moves a price by more than about its share of
 * the bookings.
 *
 * @throws {InvalidInput} at `amountMinor`, `visits` or `usualMinor`
 */
export function directPrices(paid: PaidBySeries, known: Known): (seriesId: string) => number {
  const all = paidInAll(paid);
  const studioMinor = Object.fromEntries(
    visitKinds.map((kind) => [kind, valueMinorOf(kind, all, known)]),
  ) as Record<VisitKind, number>;
  const usual = mixed(all, (kind) => studioMinor[kind], beforeAny(known));
  return (seriesId) => {
    const own = (Object.hasOwn(paid, seriesId) && paid[seriesId]) || {};
    return Math.round(mixed(own, (kind) => inSeries(kind, own, studioMinor[kind], known), usual));
  };
}
