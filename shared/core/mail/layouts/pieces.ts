import type { LayoutLine, MailLayout } from './layout.ts';
import { datesIn, timesIn } from './locate.ts';
import type { MailPage } from './page.ts';
import { tokensOf } from './tokens.ts';

/** Possible values of a reservation in an e-mail: unchanged texts, and dates and times with their interpretation. */
export interface MailPieces {
  readonly texts: readonly string[];
  readonly dates: readonly { readonly text: string; readonly date: string }[];
  readonly times: readonly { readonly text: string; readonly time: string }[];
  readonly references: readonly string[];
}

const piecesMax = 80;
const pieceCharactersMax = 120;

const several = <T>(all: readonly T[]): T[] =>
  [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].slice(0, piecesMax);

const label = /^[^:]{1,40}:\s*(?=\S)(?!\d{2}(?:\D|$))/;

const reference = /[#\p{L}\p{N}][\p{L}\p{N}_/.-]{1,62}[\p{L}\p{N}]/gu;

const bullet = /^(?:[+*•·▪»>–—-]\s+)+/;
/** The separators between two values of one line. */
const between = /\s+[/|·•–—-]\s+/;
/**
 * Names of people and classes within a sentence: two or more capitalised words, possibly with small words between them.
 */
const named =
  /\p{Lu}[\p{L}'’-]*(?:\s(?:(?:de|del|la|da|do|dos|das|van|von|with|con|com|&)\s){0,2}\p{Lu}[\p{L}'’-]*)+/gu;

/** The texts of a line that may be a value, the shorter ones first. */
function textsOf(line: string): string[] {
  const plain = line.replace(bullet, '');
  const value = plain.replace(label, '');
  return [...(value.match(named) ?? []), ...value.split(between), value, plain];
}

/**
 * The values that a person may choose from when correcting an e-mail, in the order of the e-mail, at most `piecesMax`
 * of a kind.
 */
export function piecesOf({ subject, lines, context }: MailPage): MailPieces {
  const all = [subject, ...lines].map((text) => ({ text, tokens: tokensOf(text) }));
  const textBetween = (text: string, tokens: ReturnType<typeof tokensOf>, from: number, to: number): string =>
    text.slice(tokens[from]?.at ?? 0, tokens[to - 1]?.end ?? 0);
  return {
    texts: several(
      [...lines, subject].flatMap(textsOf).filter(({ length }) => length > 1 && length <= pieceCharactersMax),
    ),
    dates: several(
      all.flatMap(({ text, tokens }) =>
        datesIn(tokens, context).flatMap(({ from, to, days }) =>
          days.map((date) => ({ text: textBetween(text, tokens, from, to), date })),
        ),
      ),
    ),
    times: several(
      all.flatMap(({ text, tokens }) =>
        timesIn(text, tokens).map(({ from, to, time }) => ({
          text: textBetween(text, tokens, from, to),
          time,
        })),
      ),
    ),
    references: several(
      all
        .flatMap(({ text }) => text.match(reference) ?? [])
        .filter((one) => /\d/.test(one) && one.length <= pieceCharactersMax),
    ),
  };
}

const names = {
  customerName: '[customer]',
  className: '[class]',
  classDate: '[date]',
  classTime: '[time]',
  marketplaceBookingRef: '[reference]',
  data: '[number]',
  name: '[name]',
  address: '[address]',
  rest: '[…]',
} as const;

const textOf = ({ elements }: LayoutLine): string =>
  elements
    .map((one) => {
      if ('text' in one) return one.text;
      return 'field' in one ? names[one.field] : names[one.kind];
    })
    .join(' ')
    .replaceAll(/ (?=[,.!?:;)\]»])/g, '')
    .replaceAll(/(?<=[([«¡¿#]) /g, '');

/**
 * The complete content of a layout, line by line, for the person who decides whether other studios may use it: the
 * subject, the lines, and the result.
 */
export const shownLines = ({ subject, lines, told }: MailLayout): string[] =>
  [subject, ...lines, ...told].map((line) => (line.optional ? `(${textOf(line)})` : textOf(line)));

/** The form of a layout's subject and first line, for people: '[customer] is coming to [class]'. */
export const shownForm = ({ subject, lines }: Pick<MailLayout, 'subject' | 'lines'>): string =>
  [subject, ...lines.slice(0, 1)]
    .map(textOf)
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, 200);
