import * as messages from '#messages/reservations';
import type { MailMeaning, MailText, ReportedFields } from '#shared/contracts/reservations/layout.ts';
import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';

export type ReportedField = keyof ReportedFields;

/** What a person says that an e-mail tells. A field without text does not stand in it. */
export interface TeachDraft extends Readonly<Record<ReportedField, string>> {
  readonly meaning: MailMeaning | null;
  readonly remember: boolean;
}

export const reportedFields: readonly { readonly field: ReportedField; readonly label: string }[] = [
  { field: 'customerName', label: messages.customer },
  { field: 'className', label: messages.classLabel },
  { field: 'classDate', label: messages.date },
  { field: 'classTime', label: messages.time },
  { field: 'marketplaceBookingRef', label: messages.reference },
];

/** What was read of it, to begin with. Of one that was skipped nothing is taken for granted: it is there to be told otherwise. */
export const teachDraftOf = (event: ReservationEvent): TeachDraft => ({
  meaning: event.eventType,
  customerName: event.customerName ?? '',
  className: event.className ?? '',
  classDate: event.classDate ?? '',
  classTime: event.classTime ?? '',
  marketplaceBookingRef: event.marketplaceBookingRef ?? '',
  remember: true,
});

const valueOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is sent. */
export const reportedOf = (draft: TeachDraft): ReportedFields => ({
  customerName: valueOf(draft.customerName),
  className: valueOf(draft.className),
  classDate: valueOf(draft.classDate),
  classTime: valueOf(draft.classTime),
  marketplaceBookingRef: valueOf(draft.marketplaceBookingRef),
});

/** What has to be said before it can be saved; undefined where all is. */
export function lackingIn({
  meaning,
  className,
  classDate,
  marketplaceBookingRef,
}: TeachDraft): string | undefined {
  if (meaning === null) return messages.chooseWhatHappened;
  if (meaning === 'no_reservation') return undefined;
  const told = [className, classDate, marketplaceBookingRef].some((text) => text.trim() !== '');
  return told ? undefined : messages.enterAtLeastTheClassThe;
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The value of a field that a part of the e-mail's text says; undefined where it says none. */
export function valueIn(field: ReportedField, text: string, { pieces }: MailText): string | undefined {
  const chosen = flat(text);
  if (chosen === '') return undefined;
  const fits = (piece: { readonly text: string }): boolean =>
    chosen.includes(flat(piece.text)) || flat(piece.text).includes(chosen);
  if (field === 'classDate') return pieces.dates.find(fits)?.date;
  if (field === 'classTime') return pieces.times.find(fits)?.time;
  if (field === 'marketplaceBookingRef') {
    const [only, ...others] = pieces.references.filter((one) => chosen.includes(flat(one)));
    if (only !== undefined && others.length === 0) return only;
  }
  return text.replaceAll(/\s+/g, ' ').trim();
}

export interface MarkedPart {
  readonly text: string;
  readonly field?: ReportedField;
}

/** The texts in an e-mail that say what a draft holds. */
function wantedIn(draft: TeachDraft, { pieces }: MailText): { text: string; field: ReportedField }[] {
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
    texts.map((text) => ({ field, text: text.trim() })).filter(({ text }) => text.length > 1),
  );
}

/** A line in parts, those that say something of the draft marked. */
export function markedParts(line: string, draft: TeachDraft, mail: MailText): MarkedPart[] {
  if (draft.meaning === 'no_reservation') return [{ text: line }];
  const wanted = wantedIn(draft, mail).toSorted((a, b) => b.text.length - a.text.length);
  const lower = line.toLowerCase();
  const parts: MarkedPart[] = [];
  let plain = '';
  for (let at = 0; at < line.length;) {
    const found = wanted.find(({ text }) => lower.startsWith(text.toLowerCase(), at));
    if (!found) {
      plain += line.charAt(at);
      at++;
      continue;
    }
    if (plain) parts.push({ text: plain });
    plain = '';
    parts.push({ text: line.slice(at, at + found.text.length), field: found.field });
    at += found.text.length;
  }
  return plain ? [...parts, { text: plain }] : parts;
}
