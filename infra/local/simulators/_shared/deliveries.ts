import type { Faults } from './faults.ts';
import type { Log } from './log.ts';

export interface Webhook {
  readonly event: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface DeliveryRules {
  /** Number of retries when the receiver fails. */
  readonly retries: number;
  /** The delay after a number of failures. By default there is no delay. */
  readonly waitMs?: (failed: number) => number;
  /** The time limit for the receiver's response. */
  readonly timeoutMs: number;
}

interface Waiting {
  readonly webhook: Webhook;
  readonly failed: number;
  readonly dueMs: number;
}

const ownHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends webhooks one after another, only to this machine. Webhooks that the receiver never accepts are lost, as at the
 * real marketplaces.
 */
export class Deliveries {
  readonly #rules: DeliveryRules;
  readonly #faults: Faults;
  readonly #log: Log;
  readonly #held: Webhook[] = [];
  readonly #now: () => Date;
  readonly #stopping = new AbortController();
  #later: Waiting[] = [];
  #last: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(rules: DeliveryRules, faults: Faults, log: Log, now: () => Date) {
    this.#rules = rules;
    this.#now = now;
    this.#faults = faults;
    this.#log = log;
  }

  send(webhook: Webhook): void {
    const fault = this.#faults.drawWebhook(webhook.event);
    if (fault === 'lose') return this.#log.addWebhook(webhook.event, webhook.url, 'lost');
    if (fault === 'hold') {
      this.#held.push(webhook);
      return this.#log.addWebhook(webhook.event, webhook.url, 'held');
    }
    this.#queue(fault === 'tamper' ? { ...webhook, body: `${webhook.body} ` } : webhook);
    if (fault === 'duplicate') this.#queue(webhook);
  }

  /** Sends the webhooks that were held back; returns their number. */
  land(): number {
    const held = this.#held.splice(0);
    for (const webhook of held) this.#queue(webhook);
    return held.length;
  }

  /** Repeats the deliveries that are now due. */
  tick(): void {
    const nowMs = this.#now().getTime();
    const due = this.#later.filter(({ dueMs }) => dueMs <= nowMs);
    this.#later = this.#later.filter(({ dueMs }) => dueMs > nowMs);
    for (const { webhook, failed } of due) this.#queue(webhook, failed);
  }

  busy(): boolean {
    return this.#waiting > 0;
  }

  drain(): Promise<void> {
    return this.#last;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#last;
  }

  #queue(webhook: Webhook, failed = 0): void {
    this.#waiting += 1;
    this.#last = this.#last
      .then(() => this.#deliver(webhook, failed))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #deliver(webhook: Webhook, failedBefore: number): Promise<void> {
    for (let failed = failedBefore; failed <= this.#rules.retries; failed += 1) {
      if (this.#stopping.signal.aborted) return;
      const outcome = await this.#post(webhook);
      this.#log.addWebhook(webhook.event, webhook.url, outcome);
      if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return;
      if (this.#rules.waitMs !== undefined && failed < this.#rules.retries)
        return this.#sendLater(webhook, failed + 1, this.#rules.waitMs(failed + 1));
    }
  }

  // The twin's clock may be moved; the caller that moves it then calls tick.
  #sendLater(webhook: Webhook, failed: number, waitMs: number): void {
    this.#later.push({ webhook, failed, dueMs: this.#now().getTime() + waitMs });
    setTimeout(() => this.tick(), waitMs).unref();
  }

  async #post({ url, headers, body }: Webhook): Promise<number | string> {
    if (!URL.canParse(url) || !ownHosts.has(new URL(url).hostname))
      return 'not sent: the receiver is not on this machine';
    const signal = AbortSignal.any([AbortSignal.timeout(this.#rules.timeoutMs), this.#stopping.signal]);
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal,
        redirect: 'manual',
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 'no answer';
    }
  }
}
