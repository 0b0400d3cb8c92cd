import type { ServerResponse } from 'node:http';
import { html, write } from './call.ts';
import type { Call, Reply } from './call.ts';
import type { Fault, Faults } from './faults.ts';
import type { Log } from './log.ts';

/** Answers calls by the marketplace's own rules, except where a fault strikes. */
export class Spoiler {
  readonly #answer: (call: Call) => Reply;
  readonly #faults: Faults;
  readonly #log: Log;
  readonly #refusal: unknown;
  readonly #held: Call[] = [];
  readonly #timers = new Set<NodeJS.Timeout>();

  /** @param refusal what stands in the answer when a fault refuses */
  constructor(
    answer: (call: Call) => Reply,
    faults: Faults,
    log: Log,
    refusal: unknown = { message: 'refused by a fault' },
  ) {
    this.#answer = answer;
    this.#faults = faults;
    this.#log = log;
    this.#refusal = refusal;
  }

  answer(call: Call, outgoing: ServerResponse): void {
    const fault = this.#faults.draw(call.method, call.path);
    if (fault === undefined) write(outgoing, this.#carryOut(call));
    else this.#strike(fault, call, outgoing);
  }

  land(): number {
    const held = this.#held.splice(0);
    for (const call of held) this.#carryOut(call, 'late: ');
    return held.length;
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #carryOut(call: Call, prefix = ''): Reply {
    const reply = this.#answer(call);
    this.#log.add(call, prefix === '' ? reply.status : prefix + reply.status, reply.applied);
    return reply;
  }

  #strike(fault: Fault, call: Call, outgoing: ServerResponse): void {
    switch (fault.kind) {
      case 'status':
        this.#log.add(call, fault.status, undefined);
        return write(outgoing, refused(fault, this.#refusal));
      case 'slow':
        return this.#after(fault.delayMs, () => write(outgoing, this.#carryOut(call, 'slow: ')));
      case 'hang':
        return this.#log.add(call, 'hang', undefined);
      case 'late':
        this.#log.add(call, 'held', undefined);
        this.#held.push(call);
        if (fault.lateMs !== undefined) this.#after(fault.lateMs, () => this.#landOne(call));
        return;
      case 'reset':
        if (fault.carriedOut) this.#carryOut(call, 'reset after: ');
        else this.#log.add(call, 'reset before', undefined);
        outgoing.destroy();
        return;
      case 'garbage':
        if (fault.carriedOut) this.#carryOut(call, 'garbage after: ');
        else this.#log.add(call, 'garbage', undefined);
        return write(outgoing, html(200, '<!doctype html><title>Welcome</title><p>Please come back la'));
      case 'redirect':
        this.#log.add(call, 302, undefined);
        return write(outgoing, { status: 302, headers: { location: fault.location } });
    }
  }

  #landOne(call: Call): void {
    const index = this.#held.indexOf(call);
    if (index < 0) return;
    this.#held.splice(index, 1);
    this.#carryOut(call, 'late: ');
  }

  #after(delayMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delayMs);
    this.#timers.add(timer);
  }
}

function refused(fault: Extract<Fault, { kind: 'status' }>, refusal: unknown): Reply {
  const headers = { 'content-type': 'application/json' };
  return {
    status: fault.status,
    headers: fault.retryAfter === undefined ? headers : { ...headers, 'retry-after': fault.retryAfter },
    body: JSON.stringify(refusal),
  };
}
