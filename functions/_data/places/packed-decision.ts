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
  /** Of the money that it may win or lose, the share that is expected to be won; older decisions have none. */
  gainShare: z.number().exactOptional(),
  decisionType: z.enum(['optimizer', 'rule']),
  currency: z.string(),
  expectedRevenueMinor: z.number(),
  /** The range in which the revenue falls eight times out of ten; missing in older decisions. */
  expectedRevenueLowMinor: z.number().exactOptional(),
  expectedRevenueHighMinor: z.number().exactOptional(),
  /** Equal for two decisions with the same advice. Missing in older decisions. */
  adviceDigest: z.string().exactOptional(),
  /** The places that it changes. Lists show them without reading the advice. */
  changes: z.array(z.object({ marketplace, placesFrom: z.number(), placesTo: z.number() })).exactOptional(),
  /** The rules that requested the change. */
  rules: z.array(z.object({ ruleId: z.string(), name: z.string() })).exactOptional(),
});

/** The part of a decision that is known when it is made and never changes. */
type Made = z.output<typeof wasMade>;

/** A decision with that part unpacked. */
export type DecisionItem = Omit<DecisionRecord, keyof Made | 'packed'> & Made;

/**
 * Text that packed decisions have in common. Stored decisions were packed with exactly this text, so it must never change.
 * The most frequent text stands last, where `deflate` refers to it at the lowest cost.
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
