import type { Clock } from '#functions/_platform/ports/base.ts';
import { HttpFailure, type Http } from '#functions/_platform/ports/http.ts';

/** Short enough for the worker's minute, with time left to apply the result. */
const readingMs = 40_000;

/** The network as readings use it. */
export interface ReadingDeps {
  readonly http: Http;
  readonly isReading: true;
}

/** The network for as long as one reading may take; afterwards every request fails at once. */
export function whileReading({ http, clock }: { readonly http: Http; readonly clock: Clock }): ReadingDeps {
  const endsAtMs = clock.now().getTime() + readingMs;
  const send: Http['send'] = (request) => {
    const leftMs = endsAtMs - clock.now().getTime();
    if (leftMs > 0) return http.send({ ...request, timeoutMs: Math.min(request.timeoutMs, leftMs) });
    return Promise.reject(new HttpFailure({ kind: 'timeout', effectUnknown: false, durationMs: 0 }));
  };
  return { http: { send }, isReading: true };
}
