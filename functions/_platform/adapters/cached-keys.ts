import { keep } from '../common/cache.ts';
import type { OpeningKeys } from '../ports/keys.ts';
import { openingKeys } from './keys.ts';

/** What is kept is found by its sealed text, which is read anew each time: this only ends what a key taken away would open. */
export const openedCacheMs = 4 * 60 * 60_000;
const itemsMax = 200;

/**
 * The same as `openingKeys`, for who opens the same again and again: the key service is asked once in four hours. A key
 * that is taken away opens nothing more after this, nor once the function has begun anew.
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
