import type { Channel } from '#shared/contracts/channels.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import type { WhatIfInput } from '#shared/contracts/decisions/get-what-if.ts';
import type { Trial } from '#shared/core/advice/try-places.ts';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import { decimalOf, parseMoney } from '#shared/core/money/money.ts';
import { placesMax } from '#shared/contracts/values.ts';

/** The texts as typed into the fields. */
export interface Typed {
  readonly capacity: string;
  readonly places: Readonly<Partial<Record<Channel, string>>>;
  readonly prices: Readonly<Partial<Record<Channel, string>>>;
}

/** The initial values of the fields: the recommended places, otherwise the current ones. */
export function startOf(
  { capacity, channels }: WhatIfInput,
  { recommendations, currency }: Pick<DecisionView, 'recommendations' | 'currency'>,
): Typed {
  const advised = new Map<string, number>(
    recommendations.map(({ marketplace, placesTo }) => [marketplace, placesTo]),
  );
  const places = channels.flatMap(({ channel, allocation }) =>
    allocation === null ? [] : [[channel, String(advised.get(channel) ?? allocation)]],
  );
  const prices = channels.map(({ channel, revenueMinor }) => [channel, decimalOf(revenueMinor, currency)]);
  return {
    capacity: String(capacity),
    places: Object.fromEntries(places) as Typed['places'],
    prices: Object.fromEntries(prices) as Typed['prices'],
  };
}

const countIn = (text: string): number | null =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) <= placesMax ? Number(text) : null;

function amountIn(text: string, currency: string): number | null {
  try {
    const amount = parseMoney(text, currency);
    return amount >= 0 ? amount : null;
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

/** The trial for the typed values. Null if a field does not contain a usable number. */
export function trialOf({ channels }: WhatIfInput, typed: Typed, currency: string): Trial | null {
  const capacity = countIn(typed.capacity);
  if (capacity === null) return null;
  const [places, revenueMinor] = [new Map<string, number>(), new Map<string, number>()];
  for (const { channel, allocation } of channels) {
    const price = amountIn(typed.prices[channel] ?? '', currency);
    if (price === null) return null;
    revenueMinor.set(channel, price);
    if (allocation === null) continue;
    const count = countIn(typed.places[channel] ?? '');
    if (count === null) return null;
    places.set(channel, count);
  }
  return { capacity, places, revenueMinor };
}
