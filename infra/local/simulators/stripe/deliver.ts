import { createHmac } from 'node:crypto';
import { eventObject } from './objects.ts';
import type { State, StripeEvent } from './state.ts';

export type DeliverOptions = {
  state: State;
  save: () => void;
  now: () => Date;
  secret: string;
};

const timeoutMs = 30_000;
const minuteMs = 60_000;
/** The delays between attempts. An event is abandoned after the last attempt. */
const retryMs = [0.1, 1, 5, 30, 120, 300, 600, 600].map((minutes) => minutes * minuteMs);
/** The longest delay of a timer, whose milliseconds have 32 bits. */
const timerMsMax = 2 ** 31 - 1;

/** The header that proves to an endpoint that a payload comes from Stripe: `t=<seconds>,v1=<HMAC-SHA256>`. */
export function signatureOf(payload: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** Sends events to the one endpoint in order of creation, and retries until they are accepted. */
export class Deliveries {
  readonly #options: DeliverOptions;
  #endpoint: string | undefined;
  #paused = false;
  #stopped = false;
  #pumping: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: DeliverOptions) {
    this.#options = options;
  }

  /** Sets the endpoint. Until then events wait. */
  sendTo(endpoint: string): void {
    this.#endpoint = endpoint;
    this.pump();
  }

  pause(paused: boolean): void {
    this.#paused = paused;
    this.pump();
  }

  /** Sends an event now, even if it was accepted before. */
  resend(event: StripeEvent): void {
    Object.assign(event, { nextAttemptMs: 0, attempts: 0 });
    this.pump();
  }

  busy(): boolean {
    return this.#pumping !== undefined;
  }

  async drain(): Promise<void> {
    await this.#pumping;
  }

  pump(): void {
    if (this.#pumping || this.#stopped || this.#paused || !this.#endpoint || !this.#due())
      return this.#wait();
    this.#pumping = this.#sendDue(this.#endpoint).finally(() => {
      this.#pumping = undefined;
      this.#wait();
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pumping;
  }

  #due(): StripeEvent | undefined {
    const nowMs = this.#options.now().getTime();
    return Object.values(this.#options.state.events).find(
      ({ nextAttemptMs }) => nextAttemptMs !== null && nextAttemptMs <= nowMs,
    );
  }

  async #sendDue(endpoint: string): Promise<void> {
    for (let event = this.#due(); event && !this.#stopped && !this.#paused; event = this.#due()) {
      const taken = await this.#send(event, endpoint);
      const waitMs = retryMs[event.attempts];
      const again = taken || waitMs === undefined ? null : this.#options.now().getTime() + waitMs;
      Object.assign(event, { attempts: event.attempts + 1, taken, nextAttemptMs: again });
      this.#options.save();
    }
  }

  async #send(event: StripeEvent, endpoint: string): Promise<boolean> {
    const payload = JSON.stringify(eventObject(event), null, 2);
    const seconds = Math.floor(this.#options.now().getTime() / 1000);
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signatureOf(payload, this.#options.secret, seconds),
        },
        body: payload,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      return false;
    }
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#stopped || this.#paused || !this.#endpoint) return;
    const next = Object.values(this.#options.state.events).flatMap(
      ({ nextAttemptMs }) => nextAttemptMs ?? [],
    );
    if (next.length === 0) return;
    const waitMs = Math.max(1, Math.min(...next) - this.#options.now().getTime());
    this.#timer = setTimeout(() => this.pump(), Math.min(waitMs, timerMsMax)).unref();
  }
}
