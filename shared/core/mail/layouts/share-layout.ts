import { hasField, isBare } from './align.ts';
import type { LayoutElement, LayoutLine, MailLayout } from './layout.ts';
import { readPage, type MailPage } from './page.ts';
import { isAlsoName, isPublicWord } from './public-words.ts';
import { readByLayout } from './read-layout.ts';
import { stemOf, type Token } from './tokens.ts';

/** Fewer fixed words than these tell no layout from the others of a sender, at studios that nobody asked. */
export const sharedWordsMin = 6;

const punctuation = /^[\p{P}\p{S}]$/u;
const dateParts = new Set('D M MMM Y YY W near first second de del do of the le el dia d'.split(' '));

const linesOf = ({ subject, lines, told }: MailLayout): LayoutLine[] => [subject, ...lines, ...told];

const wordsOf = (layout: MailLayout): string[] =>
  linesOf(layout).flatMap(({ elements }) =>
    elements.flatMap((one) => (one.kind === 'word' ? [one.text] : [])),
  );

const isPublic = (element: LayoutElement): boolean => {
  if (element.kind === 'word') return isPublicWord(element.text);
  return element.kind !== 'mark' || punctuation.test(element.text);
};

/**
 * Whether a layout holds nothing but public words, punctuation and slots. What lies outside of its studio has to: a store
 * refuses everything else. Layouts of lists stay in their studio: what stands behind their rows is a line of its own.
 */
export const holdsOnlyPublicWords = (layout: MailLayout): boolean =>
  layout.rows === undefined &&
  linesOf(layout).every(({ elements }) => elements.every(isPublic)) &&
  layout.dates.every(({ shape }) => shape.every((part) => dateParts.has(part) || punctuation.test(part)));

const isCapital = ({ kind, text }: Token): boolean => kind === 'word' && /^\p{Lu}/u.test(text);

/** The public words that may be a part of somebody's name where they stand: 'Price' in 'Ana Price', 'Will' alone. */
function possibleNames(lines: readonly (readonly Token[])[]): Set<string> {
  const isName = (token: Token | undefined): boolean =>
    token !== undefined && isCapital(token) && !isPublicWord(token.flat);
  const isLabel = (tokens: readonly Token[], at: number): boolean =>
    tokens[at + 1]?.text === ':' || tokens.length === 1;
  return new Set(
    lines.flatMap((tokens) =>
      tokens.flatMap((token, at) => {
        if (!isCapital(token) || !isPublicWord(token.flat)) return [];
        const isBesideName = at > 0 && (isName(tokens[at - 1]) || isName(tokens[at + 1]));
        return isBesideName || (isAlsoName(token.flat) && !isLabel(tokens, at)) ? [token.flat] : [];
      }),
    ),
  );
}

/** A line that a mail may lack, whose own label says what its value is: 'Coach: …'. */
const isOwnLabelled = ({ elements, optional }: LayoutLine): boolean =>
  optional && elements.at(-1)?.kind === 'rest';

/**
 * The layout without the lines that some mails have and others lack, so that two studios whose mails differ in these alone
 * learn the same. A label of the line below stays.
 */
const coreOf = (layout: MailLayout): MailLayout => ({
  ...layout,
  lines: layout.lines.filter((line, at) => {
    const below = layout.lines[at + 1];
    const isLabelOfBelow = below !== undefined && hasField(below) && isBare(below);
    return hasField(line) || isLabelOfBelow || !isOwnLabelled(line);
  }),
});

/**
 * What of a layout may serve other studios; undefined where nothing may. Every word of it is on a list of public words: a
 * word that is not keeps the whole layout with its studio, for a slot in its place would read mails that say the opposite
 * ('grabbed', 'dropped'). So does a public word that may be a name where it stands in the mail. Layouts that tell of no
 * reservation are not shared: a wrong one would pass bookings over where nobody looks.
 *
 * @param mail the mail that taught the layout: what may be shared has to read it as the layout does
 */
export function shareableLayout(layout: MailLayout, mail: MailPage): MailLayout | undefined {
  if (layout.meaning === 'no-reservation') return undefined;
  const core = coreOf(layout);
  const words = wordsOf(core);
  if (words.length < sharedWordsMin || !holdsOnlyPublicWords(core)) return undefined;
  const page = readPage(mail);
  const names = possibleNames([page.subject, ...page.lines]);
  if (words.some((word) => names.has(word))) return undefined;
  const told = readByLayout(core, page);
  const isSame = told !== undefined && JSON.stringify(told) === JSON.stringify(readByLayout(layout, page));
  return isSame ? core : undefined;
}

/** What two layouts have in common that are alike: literals but for number and gender, slots and formats. */
export const alikeText = (layout: MailLayout): string => {
  const line = ({ elements, optional, times }: LayoutLine) => [
    optional,
    times,
    ...elements.map((one) =>
      one.kind === 'word'
        ? stemOf(one.text)
        : 'field' in one
          ? [one.kind, one.field, 'part' in one ? one.part : 0]
          : [one.kind, 'text' in one ? one.text : ''],
    ),
  ];
  const { meaning, subject, lines, told, readAs, dates, time, ref } = layout;
  return JSON.stringify([
    meaning,
    readAs,
    line(subject),
    lines.map(line),
    told.map(line),
    dates.map(({ shape }) => shape),
    time ? time.half : null,
    ref ? [ref.digits, ref.letters] : null,
  ]);
};
