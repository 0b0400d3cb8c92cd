import { labelled } from '../labels.ts';
import { level } from '../level.ts';
import { isBare, isHarmless } from './align.ts';
import { claimsOf, salutation, tokensAt, type LayoutClaim } from './claims.ts';
import { dateFormatOf, refFormatOf, timeFormatOf } from './formats.ts';
import {
  fixedWordsMin,
  layoutCharactersMax,
  layoutFields,
  layoutLinesMax,
  type MailDateFormat,
  type LayoutElement,
  type LayoutLine,
  type MailLayout,
  type TaughtMeaning,
  type TaughtReservation,
} from './layout.ts';
import { formOf, smallWords } from './line-form.ts';
import { flatText, locate, subjectLine } from './locate.ts';
import { readPage, type MailPage, type ReadPage } from './page.ts';
import { changeOn, countOf, furtherOn, noReservationLinesMax, readAs, readByLayout } from './read-layout.ts';
import { saysStatus } from './words.ts';

/** The layout, or a sentence that says why none can be learned from this e-mail. */
export type LearnedLayout =
  | { readonly kind: 'learned'; readonly layout: MailLayout }
  | { readonly kind: 'refused'; readonly reason: string };

const refused = (reason: string): LearnedLayout => ({ kind: 'refused', reason });

const reasons = {
  nothing: 'Enter at least the class, the day or the reference that the mail is about.',
  long: 'This mail is too long for its layout to be learned.',
  thin: 'This mail contains too little fixed text to recognize its layout again.',
  several:
    'This mail contains several reservations. Add the others too, or correct a mail with a single one.',
  unlike:
    'Mails with this layout could be read in more than one way, so you still have to check each of them.',
} as const;

const labelTokensMax = 6;
/** Number of compared lines in an e-mail whose fields are all in the subject. */
const headLines = 6;

const inlineLabel = /^[^:]{1,40}:(?!\d)/;

interface Draft {
  readonly page: ReadPage;
  readonly claims: readonly LayoutClaim[];
  readonly small: ReadonlySet<string>;
}

/**
 * How many of a line's first tokens are its label, or the label of the line below: these are fixed, whatever they are.
 */
function labelTokens({ page, claims }: Draft, line: number): number {
  const text = page.page.lines[line] ?? '';
  // No value follows 'Hola Casa Luz:', and the name in it is not a label.
  if (salutation.test(level(text))) return 0;
  const tokens = tokensAt(page, line);
  const first = claims.filter((one) => one.line === line).toSorted((a, b) => a.from - b.from)[0];
  const colon = tokens.findIndex((token) => token.text === ':');
  const belowIsField = claims.some((one) => one.line === line + 1 && one.from === 0);
  const isShort = colon > 0 && colon <= labelTokensMax && (first === undefined || first.from > colon);
  if (isShort && (colon < tokens.length - 1 || belowIsField)) return colon;
  const before = text.slice(0, first === undefined ? text.length : (tokens[first.from]?.at ?? 0));
  return labelled(level(before.replace(/[\s:#.]+$/, ''))).length > 0 ? (first?.from ?? tokens.length) : 0;
}

function elementsOf(draft: Draft, line: number): LayoutElement[] {
  const { page, claims, small } = draft;
  const fixed = line === subjectLine ? 0 : labelTokens(draft, line);
  return formOf(
    tokensAt(page, line),
    claims.filter((one) => one.line === line),
    small,
    fixed,
  );
}

/** A line with a label whose value belongs to no field: only the label is fixed. */
function labelledForm(elements: readonly LayoutElement[]): LayoutElement[] {
  const end = elements.findIndex((one) => one.kind === 'mark' && one.text === ':');
  return end < 0 ? [...elements] : [...elements.slice(0, end + 1), { kind: 'rest' }];
}

function lineOf(draft: Draft, line: number, first: number): LayoutLine {
  const elements = elementsOf(draft, line);
  const text = draft.page.page.lines[line] ?? '';
  const tokens = tokensAt(draft.page, line);
  const isPlain = !draft.claims.some((one) => one.line === line);
  if (!isPlain) {
    const onlyRef = elements.every((one) => !('field' in one) || one.field === 'marketplaceBookingRef');
    const isKnown =
      labelTokens(draft, line) > 0 || (isBare({ elements }) && labelTokens(draft, line - 1) > 0);
    return { elements, optional: onlyRef && isKnown, times: 1 };
  }
  const isLabelled = inlineLabel.test(text) && !saysStatus(tokens);
  const form = isLabelled ? labelledForm(elements) : elements;
  return { elements: form, optional: isLabelled || (line > first && isHarmless(text, tokens)), times: 1 };
}

const formatsOf = (taught: TaughtReservation, { page, claims }: Draft) => {
  const dates = new Map<string, MailDateFormat>();
  for (const { field, line, from, to } of claims) {
    if (field !== 'classDate' || taught.classDate === null) continue;
    const tokens = tokensAt(page, line).slice(from, to);
    const format = dateFormatOf(tokens, taught.classDate, page.page.context);
    if (format) dates.set(format.shape.join(' '), format);
  }
  const textOf = (line: number): string =>
    line === subjectLine ? page.page.subject : (page.page.lines[line] ?? '');
  const time = claims.find(({ field }) => field === 'classTime');
  const timeTokens = time ? tokensAt(page, time.line).slice(time.from, time.to) : [];
  const timeText = time ? textOf(time.line).slice(timeTokens[0]?.at ?? 0, timeTokens.at(-1)?.end ?? 0) : '';
  const ref = taught.marketplaceBookingRef;
  return {
    dates: [...dates.values()],
    ...(time && { time: timeFormatOf(timeText) }),
    ...(ref !== null && { ref: refFormatOf(ref) }),
  };
};

const fixedWords = (lines: readonly LayoutLine[]): number =>
  lines.flatMap(({ elements }) => elements).filter(({ kind }) => kind === 'word').length;

function whole(layout: MailLayout, page: ReadPage): LearnedLayout {
  const counted = {
    ...layout,
    lines: layout.lines.map((line) =>
      isBare(line) ? line : { ...line, times: countOf(layout, page, line) },
    ),
  };
  if (fixedWords([counted.subject, ...counted.lines]) < fixedWordsMin) return refused(reasons.thin);
  if (JSON.stringify(counted).length > layoutCharactersMax) return refused(reasons.long);
  return { kind: 'learned', layout: counted };
}

function withoutReservation(page: ReadPage): LearnedLayout {
  const draft: Draft = { page, claims: [], small: smallWords([page.subject, ...page.lines]) };
  const line = (at: number): LayoutLine => ({ elements: elementsOf(draft, at), optional: false, times: 1 });
  const lines = page.lines.slice(0, noReservationLinesMax).map((_, at) => line(at));
  return whole(
    {
      version: 1,
      meaning: 'no-reservation',
      subject: line(subjectLine),
      lines,
      told: [],
      readAs: readAs(page),
      dates: [],
    },
    page,
  );
}

function ofReservation(taught: TaughtReservation, page: ReadPage): LearnedLayout {
  const { className, classDate, marketplaceBookingRef } = taught;
  if (className === null && classDate === null && marketplaceBookingRef === null)
    return refused(reasons.nothing);
  const located = locate(page, taught);
  if (typeof located === 'string') return refused(located);
  const small = smallWords([page.subject, ...page.lines]);
  const claims = claimsOf(page, located, small);
  const draft: Draft = { page, claims, small };
  const inBody = claims.filter(({ line }) => line >= 0).map(({ line }) => line);
  const last = inBody.length > 0 ? Math.max(...inBody) : Math.min(headLines, page.lines.length) - 1;
  if (last >= layoutLinesMax) return refused(reasons.long);
  const first = inBody.length > 0 ? Math.min(...inBody) : last;
  const lines = Array.from({ length: last + 1 }, (_, line) => lineOf(draft, line, first));
  const told = page.lines.flatMap((tokens, line) =>
    line > last && saysStatus(tokens)
      ? [{ elements: elementsOf(draft, line), optional: false, times: 1 }]
      : [],
  );
  const subject = { elements: elementsOf(draft, subjectLine), optional: false, times: 1 };
  const change = changeOn(page);
  const further = furtherOn(page, [taught]);
  const layout: MailLayout = {
    version: 1,
    meaning: taught.eventType,
    subject,
    lines,
    told,
    readAs: readAs(page),
    ...(change && { change }),
    ...(further > 0 && { further }),
    ...formatsOf(taught, draft),
  };
  return whole(layout, page);
}

const equalText = (a: string | null, b: string | null): boolean => flatText(a ?? '') === flatText(b ?? '');

/** Whether two meanings are equal, ignoring case and accents. */
export const isSame = (a: TaughtMeaning, b: TaughtMeaning): boolean =>
  typeof a === 'string' || typeof b === 'string'
    ? a === b
    : a.eventType === b.eventType && layoutFields.every((field) => equalText(a[field], b[field]));

/**
 * Learns from one e-mail and a person's reading of it how to read similar e-mails. Values of the reservation, numbers,
 * days, addresses and names become slots for such values, so none of them is stored. The e-mail is then read with the
 * new layout; if the result differs, nothing is learned.
 *
 * Bounded by the lines of a page and of a layout, and by the tokens of a line (`layout.ts`).
 */
export function learnLayout(mail: MailPage, meaning: TaughtMeaning): LearnedLayout {
  const page = readPage(mail);
  const learned = meaning === 'no-reservation' ? withoutReservation(page) : ofReservation(meaning, page);
  if (learned.kind === 'refused') return learned;
  const readBack = readByLayout(learned.layout, page);
  if (typeof readBack === 'object' && readBack.length > 1) return refused(reasons.several);
  const told = typeof readBack === 'object' ? readBack[0] : readBack;
  return told !== undefined && isSame(told, meaning) ? learned : refused(reasons.unlike);
}
