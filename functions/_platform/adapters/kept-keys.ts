import { keep } from '../kept.ts';
import type { OpeningKeys } from '../ports/keys.ts';
import { openingKeys } from './keys.ts';

const itemsMax = 200;

/**
 * The same as `openingKeys`, for who opens the same again and again: the key service is asked once in a while.
 *
 * @param forMs a key that is taken away opens nothing more after this
 */
export function keptOpeningKeys(forMs: number): OpeningKeys {
  const keys = openingKeys();
  const opened = keep<string>({ forMs, itemsMax });
  return {
    open: (sealed, context) =>
      opened.get(JSON.stringify([context.studioId, context.integrationId, context.purpose, sealed]), () =>
        keys.open(sealed, context),
      ),
  };
}
