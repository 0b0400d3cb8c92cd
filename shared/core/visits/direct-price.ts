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

/** An active direct booking. */
export interface DirectVisit {
  readonly seriesId: string;
  readonly bookingType: string;
  /** The payment for this visit, in minor units. */
  readonly revenueMinor: number;
}

/** The payments for direct visits, by kind. */
export type PaidByKind = Readonly<Partial<Record<VisitKind, Amounts>>>;
/** The payments by series, as plain data that can be stored as JSON. */
export type PaidBySeries = Readonly<Record<string, PaidByKind>>;

export interface Known {
  /** The value of a visit as set by the owner, in minor units. */
  readonly own: Readonly<Partial<Record<ValuedKind, number | undefined>>>;
  /** The payment of the best-paying connected marketplace, in minor units. Undefined without one. */
  readonly bestMarketplaceMinor: number | undefined;
}

/**
 * The share of a drop-in price that a marketplace is assumed to pay. One studio's price list showed 0.41 for
 * ClassPass.
 */
export const marketplaceShareUsual = 0.41;

export interface VisitValue {
  /** In minor units, unrounded. */
  readonly valueMinor: number;
  /** The source of the value: payments for visits of this kind, or what the connected marketplaces pay. */
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

/**
 * The assumed value of a kind before any payment is known. Drop-in prices never determine the value of a member's
 * visit.
 */
function supposed(kind: VisitKind, { bestMarketplaceMinor }: Known): number | undefined {
  if (kind === 'trial') return 0;
  return kind === 'dropIn' && bestMarketplaceMinor !== undefined
    ? bestMarketplaceMinor / marketplaceShareUsual
    : bestMarketplaceMinor;
}

/**
 * The proposed value of a visit by kind, based on payments for visits of this kind. Without such payments it is an
 * assumption based on marketplaces' payments: a drop-in is worth the price of which they usually pay a share, and a
 * visit by a member or on a pack as much as the best of them pays. Undefined if neither is known.
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

/** The owner's value if set, otherwise the proposed one; undefined without both. */
function valueMinorOf(kind: VisitKind, paid: PaidByKind, known: Known): number {
  const own = kind === 'trial' ? undefined : known.own[kind];
  return own ?? proposedValue(kind, paid, known)?.valueMinor ?? 0;
}

/** The mean over visits, padded with `usualMinor` to at least five. */
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

/** A series' own visits show the value of each kind there; the other kinds use the studio's averages. */
function inSeries(kind: VisitKind, paid: PaidByKind, studioMinor: number, known: Known): number {
  const own = kind === 'trial' ? undefined : known.own[kind];
  return own ?? typicalAmount(paid[kind] ?? [], studioMinor) ?? studioMinor;
}

/**
 * The mean revenue of one direct booking of a class in a series, in whole minor units: the mix of the series' visits,
 * each kind at its value. Drop-in prices never determine the value of a member's visit. Series and kinds with fewer
 * than five known visits are padded with the studio's values, so a single booking moves a price by at most about its
 * share of the bookings.
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
