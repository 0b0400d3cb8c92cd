import { keep } from '../common/cache.ts';
import type { OpeningKeys } from '../ports/keys.ts';
import { openingKeys } from './keys.ts';

/**
 * How long an opened key is cached. The encrypted text is read each time, so this only limits how long a revoked key
 * still works.
 */
export const openedCacheMs = 4 * 60 * 60_000;
const itemsMax = 200;

/**
 * Opens keys like `openingKeys`, for callers that open the same key often: the key service is called once in four
 * hours. A revoked key stops working after that time, or when the function restarts.
 */
export function cachedOpeningKeys(): OpeningKeys {
  const keys = openingKeys();
  const opened = keep<string>({ forMs: openedCacheMs, itemsMax });
  return {
    open: (sealed, context) =>
      opened.get(JSON.stringify([context.studioId, context.integrationId, context.purpose, sealed]), () =>
        keys.open(sealed, context),
      ),
  };
}
