import { addressParser } from 'postal-mime';

const headerCharactersMax = 1_000;

/**
 * The address that a From header names, in lower case, whatever name stands before it; undefined where it names none
 * or several.
 */
export function senderAddress(from: string): string | undefined {
  const [first, ...others] = addressParser(from.slice(0, headerCharactersMax));
  if (first?.address === undefined || first.address === '' || others.length > 0) return undefined;
  return first.address.toLowerCase();
}
