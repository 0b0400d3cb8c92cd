import { addressParser } from 'postal-mime';

const headerCharactersMax = 1_000;

/**
 * The address in a From header, in lower case, whatever name precedes it; undefined if there is none or there are
 * several.
 */
export function senderAddress(from: string): string | undefined {
  const [first, ...others] = addressParser(from.slice(0, headerCharactersMax));
  if (first?.address === undefined || first.address === '' || others.length > 0) return undefined;
  return first.address.toLowerCase();
}
