import type { MiddlewareObj } from '@middy/core';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from '#shared/contracts/failure.ts';
import { originHeader } from '#shared/contracts/origin.ts';
import { environment } from './common/environment.ts';
import { atStart } from './common/start.ts';

type Headers = Readonly<Record<string, string | undefined>>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** HTTP APIs pass header names in lower case, WebSocket APIs as they were sent. */
const shownIn = (headers: Headers): string => {
  const name = Object.keys(headers).find((given) => given.toLowerCase() === originHeader);
  return (name === undefined ? undefined : headers[name]) ?? '';
};

/**
 * Checks whether a request came through CloudFront and its firewall: such a request carries this deployment's current
 * or next secret. The check takes equally long for every header.
 *
 * @throws at cold start, if the function does not have both secrets
 */
export function createOriginTest(): (headers: Headers | undefined) => boolean {
  const { ORIGIN_SECRET, ORIGIN_SECRET_NEXT } = environment('ORIGIN_SECRET', 'ORIGIN_SECRET_NEXT');
  const present = digest(ORIGIN_SECRET);
  const next = digest(ORIGIN_SECRET_NEXT);
  return (headers = {}) => {
    const shown = digest(shownIn(headers));
    const isPresent = timingSafeEqual(shown, present);
    const isNext = timingSafeEqual(shown, next);
    return isPresent || isNext;
  };
}

/** Refuses requests that did not come through CloudFront, before anything else is checked. */
export function throughOrigin<E extends { headers?: Headers }, R>(): MiddlewareObj<E, R> {
  const cameThrough = atStart(createOriginTest);
  return {
    before: ({ event }) => {
      if (!cameThrough()(event.headers))
        throw new Failure('forbidden', 'Nothing is answered at this address. Use the address of the app.');
    },
  };
}
