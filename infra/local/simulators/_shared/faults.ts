import * as z from 'zod';

const delayMs = z.int().min(0).max(600_000);

/**
 * What can go wrong with one request:
 * - status: returns this status without effect; `retryAfter` is the value of that header (seconds or an HTTP date)
 * - slow: is carried out and answered after a delay, even if the caller no longer waits
 * - hang: is never carried out and never answered
 * - late: is never answered; is carried out on a call to `land`, or after `lateMs`
 * - reset: the connection breaks before or after the request is carried out
 * - garbage: returns 200 with a web page instead of a valid response; `carriedOut` says whether the request has an
 * effect
 * - truncated: is carried out, but only the first half of the response's body arrives
 * - huge: is carried out, but the response's body is too long to be read
 * - drip: is carried out, and the response arrives one byte at a time, every `delayMs`
 * - error-body: returns 200 without effect, with a body that reports an error
 * - drift: is carried out, but every field of the response has another name
 * - redirect: returns 302 to another URL
 * - stale: a read gets the same response as last time, whatever has changed since; other requests are carried out
 * - sign-out: all sessions and tokens end, and then the request is carried out
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
  z.strictObject({ kind: z.literal('truncated') }),
  z.strictObject({ kind: z.literal('huge') }),
  z.strictObject({ kind: z.literal('drip'), delayMs }),
  z.strictObject({ kind: z.literal('error-body') }),
  z.strictObject({ kind: z.literal('drift') }),
  z.strictObject({ kind: z.literal('redirect'), location: z.string() }),
  z.strictObject({ kind: z.literal('stale') }),
  z.strictObject({ kind: z.literal('sign-out') }),
]);
export type Fault = z.output<typeof fault>;

/**
 * Webhook faults: never sent, sent twice, held back until a call to `land` (so that later webhooks overtake it), or
 * changed in transit, so that the signature is wrong.
 */
const webhookFault = z.enum(['lose', 'duplicate', 'hold', 'tamper']);
export type WebhookFault = z.output<typeof webhookFault>;

/** Which requests match: the method and a part of the path; every request if both are omitted. */
const match = z.strictObject({ method: z.string().optional(), path: z.string().optional() }).default({});

export const faultPlan = z.strictObject({
  /** Each entry affects the first request that it matches, in this order. */
  next: z.array(z.strictObject({ match, fault, times: z.int().min(1).default(1) })).default([]),
  /** Each entry affects this share of the requests that it matches, drawn from the seed. */
  shares: z.array(z.strictObject({ match, fault, share: z.number().min(0).max(1) })).default([]),
  /** Each entry affects the next webhook of its event, or of any event. */
  nextWebhooks: z.array(z.strictObject({ event: z.string().optional(), fault: webhookFault })).default([]),
  /** Each entry affects this share of the webhooks, drawn from the seed. */
  webhookShares: z
    .array(z.strictObject({ fault: webhookFault, share: z.number().min(0).max(1) }))
    .default([]),
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

  /** The number of queued faults that have not occurred yet. */
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

  drawWebhook(event: string): WebhookFault | undefined {
    const queued = this.#plan.nextWebhooks.findIndex((one) => (one.event ?? event) === event);
    if (queued >= 0) return this.#plan.nextWebhooks.splice(queued, 1)[0]?.fault;
    return this.#plan.webhookShares.find(({ share }) => this.#random() < share)?.fault;
  }
}

function matches(one: z.output<typeof match>, method: string, path: string): boolean {
  return (
    (one.method === undefined || one.method === method) && (one.path === undefined || path.includes(one.path))
  );
}

/** Mulberry32: the same seed gives the same numbers on every machine. */
function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
