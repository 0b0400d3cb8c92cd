import { hasField, isBare } from './align.ts';
import type { LayoutElement, LayoutLine, MailLayout } from './layout.ts';
import { readPage, type MailPage } from './page.ts';
import { isAlsoName, isPublicWord } from './public-words.ts';
import { readByLayout } from './read-layout.ts';
import { stemOf, type Token } from './tokens.ts';

/**
 * Minimum number of fixed words in a shared layout: with fewer it could fit other e-mails of the sender at studios that
 * never saw it.
 */
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
 * Whether a layout contains only public words, punctuation and slots. The store refuses any other layout. Layouts of
 * lists are not shared, because the line after the list would have to be checked too.
 */
export const holdsOnlyPublicWords = (layout: MailLayout): boolean =>
  layout.rows === undefined &&
  linesOf(layout).every(({ elements }) => elements.every(isPublic)) &&
  layout.dates.every(({ shape }) => shape.every((part) => dateParts.has(part) || punctuation.test(part)));

const isCapital = ({ kind, text }: Token): boolean => kind === 'word' && /^\p{Lu}/u.test(text);

/** The public words that may be part of a person's name in this e-mail: 'Price' in 'Ana Price', 'Will' alone. */
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

/** An optional line with its own label for its value: 'Coach: …'. */
const isOwnLabelled = ({ elements, optional }: LayoutLine): boolean =>
  optional && elements.at(-1)?.kind === 'rest';

/**
 * The layout without the optional lines that have their own label, so that two studios whose e-mails differ only in
 * these lines learn the same layout. A line that is the label of the line below it stays.
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
 * The version of a layout that other studios may use; undefined if there is none. All of its words must be public. A
 * single other word keeps the whole layout in its studio, because a slot in its place would also match e-mails with the
 * opposite meaning ('grabbed', 'dropped'). So does a public word that may be a name in this e-mail. Layouts for e-mails
 * without a reservation are not shared, because a wrong one would skip bookings unnoticed.
 *
 * @param mail the e-mail that taught the layout; the shared layout must read it in the same way
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

/** A text that is equal for similar layouts: fixed words without number and gender, slots, and formats. */
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
  const { meaning, subject, lines, told, readAs, change, further, dates, time, ref } = layout;
  return JSON.stringify([
    meaning,
    readAs,
    line(subject),
    lines.map(line),
    told.map(line),
    dates.map(({ shape }) => shape),
    time ? time.half : null,
    ref ? [ref.digits, ref.letters] : null,
    // Texts of layouts without these stay as they were before they were recorded.
    ...(change ? [change] : []),
    ...(further ? [{ further }] : []),
  ]);
};
