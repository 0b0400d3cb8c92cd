import { subscribe } from 'node:diagnostics_channel';
import { performance } from 'node:perf_hooks';
import type { RequestUsage, ThreadUsage } from './thread-messages.ts';

/** Counts requests and their overlap: six simultaneous requests take no more waiting time than one. */
class Requests {
  #used: RequestUsage = { requests: 0, waitedMs: 0, lastedMs: 0 };
  #inFlight = 0;
  #atMs = performance.now();

  #pass(change: number): void {
    const nowMs = performance.now();
    const passedMs = nowMs - this.#atMs;
    const { requests, waitedMs, lastedMs } = this.#used;
    this.#used = {
      requests: requests + Math.max(0, change),
      waitedMs: waitedMs + (this.#inFlight > 0 ? passedMs : 0),
      lastedMs: lastedMs + this.#inFlight * passedMs,
    };
    this.#inFlight = Math.max(0, this.#inFlight + change);
    this.#atMs = nowMs;
  }

  begin(): void {
    this.#pass(1);
  }

  end(): void {
    this.#pass(-1);
  }

  used(): RequestUsage {
    return this.#used;
  }
}

const minus = (after: RequestUsage, before: RequestUsage): RequestUsage => ({
  requests: after.requests - before.requests,
  waitedMs: after.waitedMs - before.waitedMs,
  lastedMs: after.lastedMs - before.lastedMs,
});

const threadCpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

interface HttpReport {
  readonly request: { getHeader(name: string): unknown };
}
interface FetchReport {
  readonly request: { readonly origin: string };
}

/**
 * Measures what this thread uses. Node.js reports each request made through `http` and `fetch`.
 *
 * @param awsHosts the hosts of AWS services
 */
export function createThreadMetering(awsHosts: ReadonlySet<string>) {
  const [aws, outside] = [new Requests(), new Requests()];
  const at = (host: string): Requests => (awsHosts.has(host) ? aws : outside);
  const http = (name: string, act: (requests: Requests) => void) =>
    subscribe(name, (reported) => act(at(String((reported as HttpReport).request.getHeader('host')))));
  const fetched = (name: string, act: (requests: Requests) => void) =>
    subscribe(name, (reported) => act(at(new URL((reported as FetchReport).request.origin).host)));
  for (const name of ['http.client.request.start']) http(name, (requests) => requests.begin());
  for (const name of ['http.client.response.finish', 'http.client.request.error'])
    http(name, (requests) => requests.end());
  for (const name of ['undici:request:create']) fetched(name, (requests) => requests.begin());
  for (const name of ['undici:request:trailers', 'undici:request:error'])
    fetched(name, (requests) => requests.end());

  /** Starts measuring. Returns a function that reports the usage since then. */
  return (kind: ThreadUsage['kind']): ((answerBytes: number) => ThreadUsage) => {
    const before = { cpuMs: threadCpuMs(), aws: aws.used(), outside: outside.used() };
    return (answerBytes) => ({
      kind,
      cpuMs: threadCpuMs() - before.cpuMs,
      aws: minus(aws.used(), before.aws),
      outside: minus(outside.used(), before.outside),
      answerBytes,
    });
  };
}

/** The size of a response as it is sent: API Gateway decodes Base64 first. */
export function bytesOf(result: string, answer: unknown): number {
  const { isBase64Encoded, body } = (answer ?? {}) as { isBase64Encoded?: boolean; body?: string };
  const bytes = Buffer.byteLength(result);
  return isBase64Encoded === true && body !== undefined ? bytes - Math.floor(body.length / 4) : bytes;
}
