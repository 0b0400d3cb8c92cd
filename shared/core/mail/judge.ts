import { reachesShare } from '../numbers/percent.ts';
import type { Draft, Source } from './drafts.ts';
import type { EventFinding } from './event.ts';
import type { MailEvent, MailReading, MailReservation } from './mail.ts';

/** Reservations below this confidence need review by a person. */
export const trustedMin = 0.75;
/** The highest confidence of a reservation without a value that its booking needs. */
const lackingMax = 0.6;

const clearlyStated = 0.98;

const classSure: Record<Source, number> = {
  label: 0.99,
  kind: 0.97,
  sentence: 0.94,
  subject: 0.9,
  line: 0.88,
  place: 0.9,
  schedule: 0.97,
};
const daySure: Record<Source, number> = {
  label: 0.99,
  kind: 0.99,
  sentence: 0.96,
  subject: 0.92,
  line: 0.94,
  place: 0.9,
  schedule: 0.97,
};

const doubtStated = {
  order: ['It does not say which number of the date is the day and which the month.', 0.6],
  weekday: ['Its weekday and its date do not match.', 0.6],
  conflict: ['It states two different times.', 0.7],
  clients: ['It names more than one client.', 0.6],
  refs: ['It has several booking references.', 0.6],
  person: ['The name of its class may be the name of a client.', 0.7],
  year: [undefined, 0.985],
} as const;

/** Person, day, time and reference are enough: the class is the only one that starts then, or a person chooses it. */
const isFoundByStart = ({ day, time, name, ref }: Draft): boolean =>
  day !== undefined && time !== undefined && name !== undefined && ref !== undefined;

/** The missing values of a reservation, one sentence each. */
function lacking(event: MailEvent, draft: Draft): string[] {
  if (event === 'booking_cancelled' && draft.ref !== undefined && !draft.className && !draft.day) return [];
  const reasons: string[] = [];
  if (!draft.className && !isFoundByStart(draft)) reasons.push('It does not name the class.');
  if (!draft.day) reasons.push('It has no date that can be read.');
  if (!draft.time) reasons.push('It has no time that can be read.');
  if (event !== 'class_cancelled' && !draft.name && !draft.ref)
    reasons.push('It names neither the client nor a booking reference.');
  return reasons;
}

function judged(
  draft: Draft,
  event: MailEvent,
  finding: EventFinding,
): { confidence: number; reasons: string[] } {
  const reasons = lacking(event, draft);
  let confidence = finding.sure;
  if (finding.unclear && finding.reason) reasons.push(finding.reason);
  confidence *= draft.classFrom ? classSure[draft.classFrom] : 0.97;
  confidence *= draft.dayFrom ? daySure[draft.dayFrom] : 0.97;
  if (!draft.name && event !== 'class_cancelled') confidence *= 0.92;
  for (const doubt of draft.doubts) {
    const [stated, share] = doubtStated[doubt];
    if (stated) reasons.push(stated);
    confidence *= share;
  }
  if (lacking(event, draft).length > 0) confidence = Math.min(confidence, lackingMax);
  if (!reachesShare(confidence, trustedMin) && reasons.length === 0)
    reasons.push('Too few values were found where they are usually written.');
  return { confidence: Math.round(confidence * 1000) / 1000, reasons };
}

/**
 * Whether the e-mail is about a place in a class at all. A day alone is not enough, because every invoice contains one.
 */
const isStated = ({ className, time, ref }: Draft, event: MailEvent): boolean =>
  className !== undefined || time !== undefined || (ref !== undefined && event === 'booking_cancelled');

/**
 * Whether the e-mail is about a particular person's place. Reports and announcements name nobody. If the evidence for a
 * booking or cancellation is weak, it must name a person and a class.
 */
function tellsOfSomebody(drafts: readonly Draft[], finding: EventFinding, event: MailEvent): boolean {
  if (event === 'class_cancelled') return true;
  const isOfSomebody = drafts.some(({ name, ref }) => name !== undefined || ref !== undefined);
  if (finding.sure >= clearlyStated) return isOfSomebody || finding.isPersonal === true;
  return isOfSomebody && drafts.some(({ className }) => className !== undefined);
}

/** The result for an e-mail with the collected values: trusted if every reservation is complete and clear. */
export function judge(
  drafts: readonly Draft[],
  finding: EventFinding,
  marketplace: string | null,
): MailReading {
  const { event } = finding;
  if (!event)
    return {
      outcome: finding.unclear ? 'manual_review' : 'ignored',
      reasons: [finding.reason],
      reservations: [],
    };
  const stated = tellsOfSomebody(drafts, finding, event)
    ? drafts.filter((draft) => isStated(draft, event))
    : [];
  if (stated.length === 0)
    return {
      outcome: 'manual_review',
      reasons: ['It mentions a reservation, but no class, date or reference.'],
      reservations: [],
    };
  const all = stated.map((draft) => ({ draft, ...judged(draft, event, finding) }));
  const reservations = all.map(({ draft, confidence }): MailReservation => ({
    eventType: event,
    marketplace,
    customerName: draft.name ?? null,
    className: draft.className ?? null,
    classDate: draft.day ?? null,
    classTime: draft.time ?? null,
    marketplaceBookingRef: draft.ref ?? null,
    confidence,
  }));
  const trusted = reservations.every(({ confidence }) => reachesShare(confidence, trustedMin));
  if (trusted) return { outcome: 'parsed', reasons: [], reservations };
  return {
    outcome: 'manual_review',
    reasons: [...new Set(all.flatMap(({ reasons }) => reasons))],
    reservations,
  };
}
