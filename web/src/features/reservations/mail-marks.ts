import type { MailText } from '#shared/contracts/reservations/layout.ts';
import type { TeachDraft, TeachDrafts, ReportedField } from './teach-draft.ts';

/** A part of a line. If it contains the value of a field, it names the field and the position of its reservation. */
interface MarkedPart {
  readonly text: string;
  readonly said?: { readonly field: ReportedField; readonly at: number };
}

interface Wanted {
  readonly text: string;
  readonly field: ReportedField;
  readonly at: number;
}

/** The texts in an e-mail that match the draft of a reservation. */
function wantedIn(draft: TeachDraft, at: number, { pieces }: MailText): Wanted[] {
  if (draft.meaning === 'no_reservation') return [];
  const dates = pieces.dates.filter(({ date }) => date === draft.classDate).map(({ text }) => text);
  const times = pieces.times.filter(({ time }) => time === draft.classTime).map(({ text }) => text);
  const all = [
    { field: 'customerName' as const, texts: [draft.customerName] },
    { field: 'className' as const, texts: [draft.className] },
    { field: 'marketplaceBookingRef' as const, texts: [draft.marketplaceBookingRef] },
    { field: 'classDate' as const, texts: dates },
    { field: 'classTime' as const, texts: times },
  ];
  return all.flatMap(({ field, texts }) =>
    texts.map((text) => ({ field, at, text: text.trim() })).filter(({ text }) => text.length > 1),
  );
}

/**
 * The texts to mark in an e-mail, longer ones first. Among equal texts, the one of the reservation being edited comes
 * first, so that a class shared by several reservations is marked as its own.
 */
export const marksOf = (drafts: TeachDrafts, current: number, mail: MailText): readonly Wanted[] =>
  drafts
    .flatMap((draft, at) => wantedIn(draft, at, mail))
    .toSorted((a, b) => b.text.length - a.text.length || Number(b.at === current) - Number(a.at === current));

/** A line split into parts, some of which are marked. */
export function markedParts(line: string, marks: readonly Wanted[]): MarkedPart[] {
  const lower = line.toLowerCase();
  const parts: MarkedPart[] = [];
  let plain = '';
  for (let begin = 0; begin < line.length;) {
    const found = marks.find(({ text }) => lower.startsWith(text.toLowerCase(), begin));
    if (!found) {
      plain += line.charAt(begin);
      begin++;
      continue;
    }
    if (plain) parts.push({ text: plain });
    plain = '';
    const { field, at } = found;
    parts.push({ text: line.slice(begin, begin + found.text.length), said: { field, at } });
    begin += found.text.length;
  }
  return plain ? [...parts, { text: plain }] : parts;
}
