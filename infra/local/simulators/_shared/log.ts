import type { Call, Reply } from './call.ts';

export interface LogEntry {
  readonly at: string;
  readonly method: string;
  readonly path: string;
  readonly body: string;
  /** The marketplace's response, or the fault that replaced it. */
  readonly outcome: number | string;
  readonly applied?: Reply['applied'];
}

const entriesMax = 2_000;
const secretName = /token|passw|key|email|secret|verifier|^code$/i;

/** The received requests, oldest first, without headers and with secrets masked. */
export class Log {
  readonly #entries: LogEntry[] = [];
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(call: Call, outcome: number | string, applied: Reply['applied']): void {
    const { method, path } = call;
    const entry = { at: this.#now().toISOString(), method, path, body: masked(call.body), outcome };
    this.#keep(applied === undefined ? entry : { ...entry, applied });
  }

  #keep(entry: LogEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > entriesMax) this.#entries.shift();
  }

  /**
   * Logs a webhook's event, its URL, which is always on this machine, and its outcome. The body is omitted, because it
   * contains a member's data.
   */
  addWebhook(event: string, url: string, outcome: number | string): void {
    this.#keep({ at: this.#now().toISOString(), method: 'WEBHOOK', path: event, body: url, outcome });
  }

  entries(): readonly LogEntry[] {
    return this.#entries;
  }
}

function masked(body: string): string {
  if (body.startsWith('{')) return body.replaceAll(/"([^"]*)":\s*"[^"]*"/g, maskPair);
  const pairs = [...new URLSearchParams(body)];
  return pairs.map(([name, value]) => `${name}=${secretName.test(name) ? '•••' : value}`).join('&');
}

function maskPair(pair: string, name: string): string {
  return secretName.test(name) ? `"${name}":"•••"` : pair;
}
