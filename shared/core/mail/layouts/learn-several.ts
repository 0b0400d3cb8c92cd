import {
  layoutFields,
  type LayoutLine,
  type LayoutRows,
  type MailLayout,
  type TaughtMeaning,
  type TaughtReservation,
} from './layout.ts';
import { isBare } from './align.ts';
import { isSame, learnLayout, type LearnedLayout } from './learn-layout.ts';
import { formOf, smallWords } from './line-form.ts';
import { locate } from './locate.ts';
import { readPage, type MailPage, type ReadPage } from './page.ts';
import { readByLayout } from './read-layout.ts';

const refused = (reason: string): LearnedLayout => ({ kind: 'refused', reason });

const reasons = {
  kinds: 'This mail tells of different things that happened, so mails like it still need you.',
  mixed: 'The reservations of this mail do not stand one below the other, so mails like it still need you.',
  unlike: 'The reservations of this mail are not written alike, so mails like it still need you.',
} as const;

/** The lines of a reservation, from `first` to `last`. */
interface Stretch {
  readonly told: TaughtReservation;
  readonly first: number;
  readonly last: number;
}

/** The fields in which a reservation differs from at least one of the others. */
const ownFields = (told: TaughtReservation, all: readonly TaughtReservation[]) =>
  layoutFields.filter((field) => told[field] !== null && all.some((other) => other[field] !== told[field]));

/** The shortest run of lines with all values of a reservation's own fields; among equally short ones, the first. */
function stretchOf(
  page: ReadPage,
  told: TaughtReservation,
  all: readonly TaughtReservation[],
): Stretch | undefined {
  const located = locate(page, told);
  if (typeof located === 'string') return undefined;
  const lines = ownFields(told, all).map((field) =>
    (located.get(field) ?? []).flatMap(({ line, partial }) => (line < 0 || partial ? [] : [line])),
  );
  let best: Stretch | undefined;
  for (const first of lines.flat().toSorted((a, b) => a - b)) {
    const nearest = lines.map((own) => Math.min(...own.filter((line) => line >= first)));
    const last = Math.max(...nearest);
    if (Number.isFinite(last) && (!best || last - first < best.last - best.first))
      best = { told, first, last };
  }
  return best;
}

/** The lines of all reservations, in the order of the page. Undefined if two share a line. */
function stretchesOf(page: ReadPage, all: readonly TaughtReservation[]): Stretch[] | undefined {
  const found = all.map((told) => stretchOf(page, told, all));
  if (!found.every((one) => one !== undefined)) return undefined;
  const inOrder = found.toSorted((a, b) => a.first - b.first);
  const isApart = inOrder.every(({ first }, at) => at === 0 || first > (inOrder[at - 1]?.last ?? first));
  return isApart ? inOrder : undefined;
}

/** The page with only the first reservation's lines. */
const cutPage = (mail: MailPage, from: number, to: number): MailPage => ({
  ...mail,
  lines: [...mail.lines.slice(0, from), ...mail.lines.slice(to)],
});

function lineForm(page: ReadPage, at: number): LayoutLine | null {
  const tokens = page.lines[at];
  if (!tokens) return null;
  const small = smallWords([page.subject, ...page.lines]);
  return { elements: formOf(tokens, [], small, 0), optional: false, times: 1 };
}

const tells = (layout: MailLayout, page: ReadPage, all: readonly TaughtReservation[]): boolean => {
  const read = readByLayout(layout, page);
  return (
    typeof read === 'object' &&
    read.length === all.length &&
    read.every((one, at) => isSame(one, all[at] ?? 'no-reservation'))
  );
};

/**
 * Whether rows can be distinguished from other lines: by a word or a reference of their own, or by the words after
 * them.
 */
const isRecognizable = ({ lines }: MailLayout, { from, behind }: LayoutRows): boolean =>
  (behind !== null && !isBare(behind)) ||
  lines
    .slice(from)
    .some(
      (line) =>
        !isBare(line) || line.elements.some((one) => 'field' in one && one.field === 'marketplaceBookingRef'),
    );

/** Maximum number of lines above a reservation's first value that may be its labels. */
const linesAboveMax = 6;

/**
 * Learns how to read e-mails with several reservations like this one: the reservations have the same lines, one below
 * the other, and may share the lines above them, such as the class of a list of attendees. Read with the new layout,
 * the e-mail must give exactly the reservations that the person entered.
 */
function learnLayoutOfSeveral(
  mail: MailPage,
  all: readonly [TaughtReservation, ...TaughtReservation[]],
): LearnedLayout {
  if (all.some(({ eventType }) => eventType !== all[0].eventType)) return refused(reasons.kinds);
  const page = readPage(mail);
  const [first, second, ...others] = stretchesOf(page, all) ?? [];
  if (!first || !second) return refused(reasons.mixed);
  const inOrder = [first, second, ...others];
  const end = (inOrder.at(-1)?.last ?? 0) + 1;
  const told = inOrder.map((one) => one.told);
  const aboveMax = Math.min(linesAboveMax, second.first - first.last - 1, first.first);
  for (let above = 0; above <= aboveMax; above += 1) {
    const learned = learnLayout(cutPage(mail, second.first - above, end), first.told);
    if (learned.kind === 'refused') continue;
    if (tells(learned.layout, page, told)) return learned;
    const rows = { from: first.first - above, behind: lineForm(page, end) };
    const layout = { ...learned.layout, rows };
    if (isRecognizable(layout, rows) && tells(layout, page, told)) return { kind: 'learned', layout };
  }
  return refused(reasons.unlike);
}

/** Returns the value that the e-mail does not contain; undefined if it contains all of them. */
export function untoldIn(mail: MailPage, told: TaughtReservation): string | undefined {
  const located = locate(readPage(mail), told);
  return typeof located === 'string' ? located : undefined;
}

/** Learns from an e-mail and a person's reading of it: one reservation, several, or none. */
export const learnMeanings = (
  mail: MailPage,
  meanings: readonly [TaughtMeaning, ...TaughtMeaning[]],
): LearnedLayout => {
  const several = meanings.filter((one) => one !== 'no-reservation');
  const [first, ...others] = several;
  return first && others.length > 0
    ? learnLayoutOfSeveral(mail, [first, ...others])
    : learnLayout(mail, meanings[0]);
};
