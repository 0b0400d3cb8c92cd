import type { Partner } from '../_platform/metrics.ts';
import type { Logger } from '../_platform/ports/base.ts';
import { HttpFailure, type Http, type HttpRequest } from '../_platform/ports/http.ts';

/** The network as it is watched, until whoever uses it says that it is done. */
export interface WatchedHttp extends Http {
  /** Writes the line for what has none yet. */
  readonly end: () => void;
}

/** A session's first requests that may change something have a line each; of a reading none has. */
const eachUpTo = 10;
/** A line speaks for so many at most. */
const gatheredMax = 25;

const hostOf = ({ url }: HttpRequest): string => new URL(url).host;

const given = (holds: boolean): number => (holds ? 1 : 0);

/** Requests that were answered well by one host, and have no line yet. */
interface Gathered {
  readonly requests: number;
  readonly durationMs: number;
}

const none: Gathered = { requests: 0, durationMs: 0 };

/**
 * The network, with lines for what leaves for a partner, and how it was answered. Paths and queries are left out: they
 * may hold what a studio signs in with. Whatever is not answered well has a line of its own, and so has what may change
 * something there; of what is only read (GET), and of more than ten requests, one line speaks for many.
 */
export function watchedHttp(
  http: Http,
  partner: Partner,
  logger: Logger,
  { isReading = false }: { readonly isReading?: boolean | undefined } = {},
): WatchedHttp {
  const byHost = new Map<string, Gathered>();
  let toldAlone = 0;
  const tell = (host: string): void => {
    const { requests, durationMs } = byHost.get(host) ?? none;
    byHost.delete(host);
    if (requests === 0) return;
    const PartnerLatency = Math.round(durationMs / requests);
    const measured = { PartnerRequests: requests, PartnerThrottles: 0, PartnerErrors: 0, PartnerLatency };
    logger.measure('asked outside', measured, { partner, host });
  };
  const gather = (host: string, durationMs: number): void => {
    const { requests, durationMs: before } = byHost.get(host) ?? none;
    byHost.set(host, { requests: requests + 1, durationMs: before + durationMs });
    if (requests + 1 === gatheredMax) tell(host);
  };
  return {
    end: () => [...byHost.keys()].forEach(tell),
    send: async (request) => {
      const place = { partner, method: request.method, host: hostOf(request) };
      try {
        const answer = await http.send(request);
        const { status, durationMs } = answer;
        const isWell = status < 400;
        const isRead = isReading || request.method === 'GET';
        if (isWell && (isRead || toldAlone === eachUpTo)) gather(place.host, durationMs);
        else {
          toldAlone += given(isWell);
          const measured = {
            PartnerRequests: 1,
            PartnerThrottles: given(status === 429),
            PartnerErrors: given(status >= 500),
            PartnerLatency: durationMs,
          };
          logger.measure('asked outside', measured, { ...place, status });
        }
        return answer;
      } catch (error) {
        if (error instanceof HttpFailure) {
          const { kind: errorCode, durationMs: PartnerLatency } = error;
          const measured = { PartnerRequests: 1, PartnerErrors: 1, PartnerThrottles: 0, PartnerLatency };
          logger.measure('asked outside', measured, { ...place, errorCode });
        }
        throw error;
      }
    },
  };
}
