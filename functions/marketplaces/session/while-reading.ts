import type { Clock } from '#functions/_platform/ports/base.ts';
import { HttpFailure, type Http } from '#functions/_platform/ports/http.ts';

/**
 * The time limit of a reading: short enough for the worker's limit of one minute, with time left to apply the result.
 */
const readingMs = 40_000;

/** The network access that readings use. */
export interface ReadingDeps {
  readonly http: Http;
  readonly isReading: true;
}

/** Network access that lasts as long as one reading may take. After that, every request fails at once. */
export function whileReading({ http, clock }: { readonly http: Http; readonly clock: Clock }): ReadingDeps {
  const endsAtMs = clock.now().getTime() + readingMs;
  const send: Http['send'] = (request) => {
    const leftMs = endsAtMs - clock.now().getTime();
    if (leftMs > 0) return http.send({ ...request, timeoutMs: Math.min(request.timeoutMs, leftMs) });
    return Promise.reject(new HttpFailure({ kind: 'timeout', effectUnknown: false, durationMs: 0 }));
  };
  return { http: { send }, isReading: true };
}
