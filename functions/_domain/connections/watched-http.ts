import type { Partner } from '#functions/_platform/common/metrics.ts';
import { recordAtEnd, recordAtEndIfFree } from '#functions/_platform/work.ts';
import type { Logger } from '#functions/_platform/ports/base.ts';
import { HttpFailure, type Http, type HttpRequest } from '#functions/_platform/ports/http.ts';

/** An HTTP client that logs its requests until `end` is called. */
export interface WatchedHttp extends Http {
  /**
   * Logs the remaining requests: within the final line of the request or message, or in a separate line if that line
   * names another partner.
   */
  readonly end: () => void;
}

/** The most changes that one log line lists. */
const gatheredMax = 25;

const hostOf = ({ url }: HttpRequest): string => new URL(url).host;

const given = (holds: boolean): number => (holds ? 1 : 0);

/** Successful requests to one host that have not been logged yet. */
interface Gathered {
  readonly requests: number;
  readonly durationMs: number;
  /** Requests that may have changed something at the partner, each with its status: `PATCH 204`. */
  readonly changes: readonly string[];
}

const none: Gathered = { requests: 0, durationMs: 0, changes: [] };

const both = (left: Gathered, right: Gathered): Gathered => ({
  requests: left.requests + right.requests,
  durationMs: left.durationMs + right.durationMs,
  changes: [...left.changes, ...right.changes],
});

const lineOf = (partner: Partner, host: string, { requests, durationMs, changes }: Gathered) => ({
  measured: { PartnerRequests: requests, PartnerLatency: Math.round(durationMs / requests) },
  values: { partner, host, ...(changes.length > 0 && { changes: changes.join(', ') }) },
});

/** Adds requests to the final line of the request or message, also those of a session that is used again. */
function finalLineOf(partner: Partner): (host: string, more: Gathered) => boolean {
  const contained = new Map<string, Gathered>();
  return (host, more) => {
    const before = contained.get(host);
    const all = before ? both(before, more) : more;
    const { values, measured } = lineOf(partner, host, all);
    if (all.requests > gatheredMax) return false;
    if (before) recordAtEnd<'PartnerRequests' | 'PartnerLatency'>(values, measured);
    else if (!recordAtEndIfFree(values, measured)) return false;
    contained.set(host, all);
    return true;
  };
}

/**
 * An HTTP client that logs requests to partners and their responses. Paths and queries are left out, because they may
 * contain credentials. Every failed request is logged at once in its own line. The others share a line, which lists the
 * requests that may have changed something.
 */
export function watchedHttp(
  http: Http,
  partner: Partner,
  logger: Logger,
  { isReading = false }: { readonly isReading?: boolean | undefined } = {},
): WatchedHttp {
  const byHost = new Map<string, Gathered>();
  const addToFinalLine = finalLineOf(partner);
  const tell = (host: string, isLast = false): void => {
    const gathered = byHost.get(host) ?? none;
    byHost.delete(host);
    if (gathered.requests === 0 || (isLast && addToFinalLine(host, gathered))) return;
    const { values, measured } = lineOf(partner, host, gathered);
    logger.measure('outbound request', measured, values);
  };
  const gather = (host: string, durationMs: number, change: readonly string[]): void => {
    const before = byHost.get(host) ?? none;
    const requests = before.requests + 1;
    const changes = [...before.changes, ...change];
    byHost.set(host, { requests, durationMs: before.durationMs + durationMs, changes });
    if (requests === gatheredMax) tell(host);
  };
  return {
    end: () => {
      for (const host of byHost.keys()) tell(host, true);
    },
    send: async (request) => {
      const place = { partner, method: request.method, host: hostOf(request) };
      try {
        const answer = await http.send(request);
        const { status, durationMs } = answer;
        const isRead = isReading || request.method === 'GET';
        if (status < 400) gather(place.host, durationMs, isRead ? [] : [`${request.method} ${status}`]);
        else {
          const measured = {
            PartnerRequests: 1,
            PartnerThrottles: given(status === 429),
            PartnerErrors: given(status >= 500),
            PartnerLatency: durationMs,
          };
          logger.measure('outbound request', measured, { ...place, status });
        }
        return answer;
      } catch (error) {
        if (error instanceof HttpFailure) {
          const { kind: errorCode, durationMs: PartnerLatency } = error;
          const measured = { PartnerRequests: 1, PartnerErrors: 1, PartnerThrottles: 0, PartnerLatency };
          logger.measure('outbound request', measured, { ...place, errorCode });
        }
        throw error;
      }
    },
  };
}
