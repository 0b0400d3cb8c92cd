import * as z from 'zod';

const delayMs = z.int().min(0).max(600_000);

/**
 * What can go wrong with one request:
 * - status: answered by this status without effect; `retryAfter` as the header reads (seconds or an HTTP date)
 * - slow: carried out and answered after a while, whether or not the caller still waits
 * - hang: never carried out, never answered
 * - late: never answered; carried out when told to land, or after `lateMs`
 * - reset: the connection breaks, before or after it was carried out
 * - garbage: answered 200 with a page that is no answer, carried out or not
 * - redirect: answered 302 to another place
 */
const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    retryAfter: z.string().optional(),
  }),
  z.strictObject({ kind: z.literal('slow'), delayMs }),
  z.strictObject({ kind: z.literal('hang') }),
  z.strictObject({ kind: z.literal('late'), lateMs: delayMs.optional() }),
  z.strictObject({ kind: z.literal('reset'), carriedOut: z.boolean() }),
  z.strictObject({ kind: z.literal('garbage'), carriedOut: z.boolean().default(false) }),
  z.strictObject({ kind: z.literal('redirect'), location: z.string() }),
]);
export type Fault = z.output<typeof fault>;

/** Which requests: the method, and a part of the path; every request where neither is said. */
const match = z.strictObject({ method: z.string().optional(), path: z.string().optional() }).default({});

export const faultPlan = z.strictObject({
  /** Each spoils the first request that it matches, in this order. */
  next: z.array(z.strictObject({ match, fault, times: z.int().min(1).default(1) })).default([]),
  /** Each spoils this share of the requests that it matches, drawn from the seed. */
  shares: z.array(z.strictObject({ match, fault, share: z.number().min(0).max(1) })).default([]),
  seed: z.int().default(1),
});
export type FaultPlan = z.input<typeof faultPlan>;

export class Faults {
  #plan = faultPlan.parse({});
  #random = seededRandom(1);

  set(input: FaultPlan): void {
    this.#plan = faultPlan.parse(input);
    this.#random = seededRandom(this.#plan.seed);
  }

  /** How many of the queued faults have not struck yet. */
  pending(): number {
    return this.#plan.next.reduce((sum, { times }) => sum + times, 0);
  }

  draw(method: string, path: string): Fault | undefined {
    const queued = this.#plan.next.find((one) => matches(one.match, method, path));
    if (queued !== undefined) {
      queued.times -= 1;
      if (queued.times === 0) this.#plan.next.splice(this.#plan.next.indexOf(queued), 1);
      return queued.fault;
    }
    return this.#plan.shares.find((one) => matches(one.match, method, path) && this.#random() < one.share)
      ?.fault;
  }
}

function matches(one: z.output<typeof match>, method: string, path: string): boolean {
  return (
    (one.method === undefined || one.method === method) && (one.path === undefined || path.includes(one.path))
  );
}

/** mulberry32: the same seed gives the same draws on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
