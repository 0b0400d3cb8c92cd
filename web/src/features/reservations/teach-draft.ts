import * as messages from '#messages/reservations';
import type { MailMeaning, MailText, ReportedFields } from '#shared/contracts/reservations/layout.ts';
import type { EventType, ReservationEvent } from '#shared/contracts/reservations/event.ts';
import type { RequestOf } from '#shared/contracts/operation.ts';
import type { teachLayout } from '#shared/contracts/reservations/teach-layout.ts';

export type ReportedField = keyof ReportedFields;

/** A person's reading of one reservation in an e-mail. A field without text does not occur in the e-mail. */
export interface TeachDraft extends Readonly<Record<ReportedField, string>> {
  readonly meaning: MailMeaning | null;
}

/** A person's reading of an e-mail: at least one reservation, in order. */
export type TeachDrafts = readonly [TeachDraft, ...TeachDraft[]];

export const reportedFields: readonly { readonly field: ReportedField; readonly label: string }[] = [
  { field: 'customerName', label: messages.customer },
  { field: 'className', label: messages.classLabel },
  { field: 'classDate', label: messages.date },
  { field: 'classTime', label: messages.time },
  { field: 'marketplaceBookingRef', label: messages.reference },
];

/**
 * The first draft, based on the automatic reading. It starts empty for a skipped e-mail, because that reading is to be
 * corrected.
 */
export const teachDraftOf = (event: ReservationEvent): TeachDraft => ({
  meaning: event.eventType,
  customerName: event.customerName ?? '',
  className: event.className ?? '',
  classDate: event.classDate ?? '',
  classTime: event.classTime ?? '',
  marketplaceBookingRef: event.marketplaceBookingRef ?? '',
});

/** A draft for another reservation. It copies the class, because it is usually another person in the same class. */
export const furtherDraftOf = (last: TeachDraft): TeachDraft => ({
  ...last,
  customerName: '',
  marketplaceBookingRef: '',
});

const valueOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const reportedOf = (draft: TeachDraft): ReportedFields => ({
  customerName: valueOf(draft.customerName),
  className: valueOf(draft.className),
  classDate: valueOf(draft.classDate),
  classTime: valueOf(draft.classTime),
  marketplaceBookingRef: valueOf(draft.marketplaceBookingRef),
});

/** The correction to send. Undefined while something is missing. */
export function lessonOf([first, ...further]: TeachDrafts):
  Pick<RequestOf<typeof teachLayout>, 'meaning' | 'told' | 'others'> | undefined {
  if (first.meaning === null) return undefined;
  const others = further.flatMap((draft) =>
    isReservation(draft) ? [{ eventType: draft.meaning, told: reportedOf(draft) }] : [],
  );
  return { meaning: first.meaning, told: reportedOf(first), ...(others.length > 0 && { others }) };
}

const isReservation = (draft: TeachDraft): draft is TeachDraft & { readonly meaning: EventType } =>
  draft.meaning !== null && draft.meaning !== 'no_reservation';

/** What one reservation lacks. Undefined if it is complete. */
function lackingInOne({
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

/** What the first incomplete reservation lacks before saving. Undefined if all are complete. */
export function lackingIn(drafts: TeachDrafts): string | undefined {
  const texts = drafts.map((draft) => JSON.stringify([draft.meaning, reportedOf(draft)]));
  for (const [at, draft] of drafts.entries()) {
    const isTwice = texts.indexOf(texts[at] ?? '') < at;
    const lacking = isTwice ? messages.itIsTheSameAsAnother : lackingInOne(draft);
    if (lacking !== undefined)
      return drafts.length > 1 ? messages.reservationNumberLacks(at + 1, lacking) : lacking;
  }
  return undefined;
}

const flat = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The value that a part of the e-mail's text gives for a field; undefined if it gives none. */
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
