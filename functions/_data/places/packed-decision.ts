import * as z from 'zod';
import { marketplace } from '#shared/contracts/channels.ts';
import { pack, unpack } from '../table/packed.ts';
import type { DecisionRecord } from './decision.ts';

const wasMade = z.object({
  className: z.string(),
  room: z.string(),
  classLocalDate: z.string(),
  classLocalTime: z.string(),
  bookings: z.number(),
  totalCapacity: z.number(),
  confidence: z.number(),
  /** The expected gain as a share of the amount that may be won or lost. Missing in older decisions. */
  gainShare: z.number().exactOptional(),
  decisionType: z.enum(['optimizer', 'rule']),
  currency: z.string(),
  expectedRevenueMinor: z.number(),
  /** The range that contains the revenue with a probability of 80%. Missing in older decisions. */
  expectedRevenueLowMinor: z.number().exactOptional(),
  expectedRevenueHighMinor: z.number().exactOptional(),
  /** The standard deviation of the revenue. Missing in older decisions. */
  expectedRevenueSpreadMinor: z.number().exactOptional(),
  /** A digest that is equal for two decisions with the same advice. Missing in older decisions. */
  adviceDigest: z.string().exactOptional(),
  /** The places that the decision changes. Lists show them without reading the advice. */
  changes: z.array(z.object({ marketplace, placesFrom: z.number(), placesTo: z.number() })).exactOptional(),
  /** The rules that requested the change. */
  rules: z.array(z.object({ ruleId: z.string(), name: z.string() })).exactOptional(),
});

/** The part of a decision that is fixed when it is made. */
type Made = z.output<typeof wasMade>;

/** A decision with its fixed part unpacked. */
export type DecisionItem = Omit<DecisionRecord, keyof Made | 'packed'> & Made;

/**
 * Text that packed decisions have in common, used as the compression dictionary. Stored decisions were packed with
 * exactly this text, so it must never change. The most frequent text is at the end, where `deflate` can refer to it
 * most cheaply.
 */
export const decisionDictionary: Uint8Array = new TextEncoder().encode(
  [
    '{"marketplace":"totalpass","placesFrom":2,"placesTo":4},{"marketplace":"wellhub",',
    '{"className":"","room":"","classLocalDate":"2026-12-05","classLocalTime":"19:00","bookings":0,"totalCapacity":20,',
    '"confidence":0.5,"decisionType":"optimizer","currency":"MXN","decisionType":"rule","currency":"',
    '","expectedRevenueMinor":450,"expectedRevenueLowMinor":0,"expectedRevenueHighMinor":450,"adviceDigest":"',
    '","changes":[{"marketplace":"classpass","placesFrom":0,"placesTo":3},{"marketplace":"fitpass","placesFrom":2,',
    '"rules":[{"ruleId":"00000000000000000000000001","name":""}]}',
  ].join(''),
);

/** Unpacks a stored decision. */
export function decisionOf({ packed, ...record }: DecisionRecord): DecisionItem {
  const made = wasMade.parse(packed === undefined ? record : unpack(packed, decisionDictionary));
  return { ...record, ...made };
}

/** Packs a new decision for the table. */
export function recordOf<D extends DecisionItem>(decision: D) {
  const made = wasMade.parse(decision);
  const names = Object.keys(wasMade.shape) as (keyof Made)[];
  const rest: Omit<D, keyof Made> = { ...decision };
  for (const name of names) Reflect.deleteProperty(rest, name);
  return { ...rest, packed: pack(made, decisionDictionary) };
}
