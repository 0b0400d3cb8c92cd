import type { ServerResponse } from 'node:http';
import { html, json, write } from './call.ts';
import type { Call, Reply } from './call.ts';
import type { Fault, Faults } from './faults.ts';
import type { Log } from './log.ts';

const hugeBytes = 3_000_000;
const requestsRetainedMax = 500;

/** Answers calls by the marketplace's own rules unless a fault occurs. */
export class Spoiler {
  readonly #answer: (call: Call) => Reply;
  readonly #faults: Faults;
  readonly #log: Log;
  readonly #refusal: unknown;
  readonly #endSessions: () => void;
  readonly #held: Call[] = [];
  /** The latest response to each read. */
  readonly #looks = new Map<string, Reply>();
  readonly #timers = new Set<NodeJS.Timeout>();

  /**
   * @param refusal the response body when a fault refuses a request
   * @param endSessions signs everybody out, if the marketplace has sessions
   */
  constructor(
    answer: (call: Call) => Reply,
    faults: Faults,
    log: Log,
    refusal: unknown = { message: 'refused by a fault' },
    endSessions = () => {},
  ) {
    this.#endSessions = endSessions;
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
    if (call.method === 'GET') this.#keep(call, reply);
    return reply;
  }

  #keep(call: Call, reply: Reply): void {
    const [oldest] = this.#looks.keys();
    if (this.#looks.size >= requestsRetainedMax && oldest !== undefined) this.#looks.delete(oldest);
    this.#looks.set(requestOf(call), reply);
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
      case 'truncated':
        return write(outgoing, truncated(this.#carryOut(call, 'truncated: ')));
      case 'huge':
        return write(outgoing, { ...this.#carryOut(call, 'huge: '), body: 'x'.repeat(hugeBytes) });
      case 'drip':
        return this.#drip(outgoing, this.#carryOut(call, 'drip: '), fault.delayMs);
      case 'error-body':
        this.#log.add(call, 'error body', undefined);
        return write(outgoing, json(200, { error: { code: 'INTERNAL', message: 'refused by a fault' } }));
      case 'drift':
        return write(outgoing, drifted(this.#carryOut(call, 'drift: ')));
      case 'redirect':
        this.#log.add(call, 302, undefined);
        return write(outgoing, { status: 302, headers: { location: fault.location } });
      case 'stale':
        return write(outgoing, this.#stale(call));
      case 'sign-out':
        this.#endSessions();
        return write(outgoing, this.#carryOut(call, 'signed out: '));
    }
  }

  #stale(call: Call): Reply {
    const before = call.method === 'GET' ? this.#looks.get(requestOf(call)) : undefined;
    if (before === undefined) return this.#carryOut(call);
    this.#log.add(call, 'stale', undefined);
    return before;
  }

  #drip(outgoing: ServerResponse, reply: Reply, delayMs: number): void {
    const bytes = Buffer.from(reply.body ?? '');
    outgoing.writeHead(reply.status, { ...reply.headers });
    const next = (at: number): void => {
      if (at >= bytes.length) outgoing.end();
      else if (!outgoing.destroyed) {
        outgoing.write(bytes.subarray(at, at + 1));
        this.#after(delayMs, () => next(at + 1));
      }
    };
    next(0);
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

const requestOf = ({ path, query }: Call): string => `${path}?${query}`;

function refused(fault: Extract<Fault, { kind: 'status' }>, refusal: unknown): Reply {
  const headers = { 'content-type': 'application/json' };
  return {
    status: fault.status,
    headers: fault.retryAfter === undefined ? headers : { ...headers, 'retry-after': fault.retryAfter },
    body: JSON.stringify(refusal),
  };
}

const truncated = (reply: Reply): Reply => ({
  ...reply,
  body: (reply.body ?? '').slice(0, Math.floor((reply.body ?? '').length / 2)),
});

const drifted = (reply: Reply): Reply => ({
  ...reply,
  body: (reply.body ?? '').replaceAll(/"(\w+)":/g, '"new_$1":'),
});
