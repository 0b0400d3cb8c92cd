import { level } from '../level.ts';
import { lineTokensMax } from './layout.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'mark' | 'address';
  readonly text: string;
  /** Levelled. */
  readonly flat: string;
  readonly at: number;
  readonly end: number;
}

const pattern =
  /(?:https?:\/\/|www\.)\S+|[^\s<>()[\]@,;:"]{1,64}@[\w.-]{1,190}|\p{N}+|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/gu;
const word = /^[\p{L}\p{M}]/u;
const number = /^\p{N}/u;

function kindOf(text: string): Token['kind'] {
  if (/^https?:\/\/|^www\.|[^\s]@[\w]/.test(text)) return 'address';
  if (word.test(text)) return 'word';
  return number.test(text) ? 'number' : 'mark';
}

/** The words, numbers, punctuation marks and addresses of a line. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  for (const match of line.matchAll(pattern)) {
    if (tokens.length >= lineTokensMax) break;
    const [text] = match;
    tokens.push({
      kind: kindOf(text),
      text,
      flat: level(text),
      at: match.index,
      end: match.index + text.length,
    });
  }
  return tokens;
}

/** Words that differ only in number or gender count as one: 'spot' and 'spots', 'inscrito' and 'inscrita'. */
export const stemOf = (flat: string): string => (flat.length < 4 ? flat : flat.replace(/(?:[aoe]s?|s)$/, ''));
