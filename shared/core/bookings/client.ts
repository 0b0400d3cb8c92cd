import { fold } from '../csv/text.ts';

/** The holder of a booking, with the name as it was written. */
export interface Client {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
}

/** A client in the form in which clients are compared. */
export interface ReadClient {
  /** The words of the name, sorted. Empty if it is not a person's name. */
  readonly words: readonly string[];
  readonly email: string | undefined;
  /** The words of the e-mail address before its @, sorted. */
  readonly emailWords: readonly string[];
}

const split = (text: string): readonly string[] => text.split(' ');

/** Systems append the seller of a booking to the client's name. */
const sellers = new Set(split('wellhub gympass totalpass fitpass classpass kenko'));
const particles = new Set(split('de da do dos das del la las los y e di van von'));
/** A name that consists only of these words is not a person's name. */
const nobody = new Set(
  split(
    'walk in walkin guest visitor visit visitante visita invitado invitada convidado convidada cliente clienta client ' +
      'customer anonymous anonimo anonima mostrador recepcion balcao publico general sin nombre no name unnamed ' +
      'unknown desconocido avulso avulsa drop dropin cash caja member socio socia user usuario',
  ),
);

const wordsIn = (text: string): string[] =>
  fold(text)
    .replaceAll(/['’´`.]/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function nameWords(name: string): string[] {
  const all = wordsIn(name.normalize('NFKC')).filter((word) => !sellers.has(word));
  if (all.every((word) => nobody.has(word))) return [];
  const meaningful = all.filter((word) => !particles.has(word));
  return (meaningful.length > 0 ? meaningful : all).sort();
}

/** Converts a client for comparison. It ignores case, accents, the order of names and an appended marketplace name. */
export function readClient({ name, email }: Client): ReadClient {
  const address = email === undefined ? undefined : fold(email);
  return {
    words: name === undefined ? [] : nameWords(name),
    email: address === '' ? undefined : address,
    emailWords: (address ?? '')
      .replace(/@.*$/u, '')
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '')
      .sort(),
  };
}

/**
 * How similar two clients are: `same`; `similar` if one name is a shorter form of the other, or two names share one
 * address; `doubtful` if one name has two addresses, because marketplaces create addresses of their own for clients;
 * `unknown` if one of them has no name; `different`.
 */
export type ClientLikeness = 'same' | 'similar' | 'doubtful' | 'unknown' | 'different';

const sameWords = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word, at) => word === b[at]);

const shortFormCharactersMin = 3;

/** Whether one word is a short form of the other: an initial, or its beginning. */
const isShortFor = (short: string, long: string): boolean =>
  (short.length === 1 || short.length >= shortFormCharactersMin) && long.startsWith(short);

/** Whether the longer name contains every word of the shorter one, at least one of them in full. */
function isWrittenShorter(a: readonly string[], b: readonly string[]): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (!short.some((word) => word.length > 1 && long.includes(word))) return false;
  const left = [...long];
  const take = (fits: (word: string) => boolean): boolean => {
    const at = left.findIndex(fits);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const rest = short.filter((word) => !take((other) => other === word));
  return rest.every((word) => take((other) => isShortFor(word, other) || isShortFor(other, word)));
}

function nameLikeness(a: readonly string[], b: readonly string[]): ClientLikeness {
  if (a.length === 0 || b.length === 0) return 'unknown';
  if (sameWords(a, b)) return 'same';
  return isWrittenShorter(a, b) ? 'similar' : 'different';
}

/** Whether one client is known only by an address that spells the other's name. */
const isSpelt = (a: ReadClient, b: ReadClient): boolean =>
  a.words.length === 0 && a.emailWords.length > 1 && sameWords(a.emailWords, b.words);

/** Compares two clients. Symmetric. */
export function clientLikeness(a: ReadClient, b: ReadClient): ClientLikeness {
  const names = nameLikeness(a.words, b.words);
  if (a.email !== undefined && b.email !== undefined) {
    if (a.email === b.email) return names === 'different' ? 'similar' : 'same';
    return names === 'same' || names === 'similar' ? 'doubtful' : 'different';
  }
  if (names === 'unknown' && (isSpelt(a, b) || isSpelt(b, a))) return 'similar';
  return names;
}

/**
 * A key that is equal for the same client, however the name is written. Undefined if the name identifies nobody: many
 * people share a single name. Marketplaces create addresses of their own for clients, so a full name is preferred to an
 * address.
 */
export const clientKey = ({ words, email }: ReadClient): string | undefined =>
  words.length > 1 ? words.join(' ') : email;

/** Whether both the name and the address are missing. */
export const isAnonymous = ({ words, email }: ReadClient): boolean =>
  words.length === 0 && email === undefined;
