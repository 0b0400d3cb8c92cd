import { changeIn, changeReasons, statusOfPlace, type ChangeKind } from './changed-booking.ts';
import { phrases } from './event-words.ts';
import { level } from './level.ts';
import { hasEmail } from './values.ts';
import type { Line } from './lines.ts';
import type { MailEvent } from './mail.ts';
import { apology } from './phrases-in-general.ts';
import {
  changes,
  conditional,
  foreign,
  membershipEnd,
  missed,
  offTheWaitingList,
  otherKinds,
  pending,
} from './other-kinds.ts';

/** The event that an e-mail reports. */
export interface EventFinding {
  /** Null if it is not a reservation, or if the event is unclear. */
  readonly event: MailEvent | null;
  /** Whether it may be a reservation all the same; then a person reviews it. */
  readonly unclear: boolean;
  /** The certainty of the event, from 0 to 1. */
  readonly sure: number;
  readonly reason: string;
  /** Whether it addresses or describes one person. Without a name, an announcement to everybody does not. */
  readonly isPersonal?: boolean;
}

const sentencesMax = 400;
const sentenceCharactersMax = 600;
const headSentences = 4;

/** The normalised sentences of a text; paragraphs and labels also end a sentence. */
export function sentencesOf(lines: readonly Line[]): string[] {
  const sentences: string[] = [];
  let open = '';
  const close = (): void => {
    for (const part of open.split(/(?<=[.!?])\s+(?=\S)/)) if (part.trim()) sentences.push(part.trim());
    open = '';
  };
  for (const { flat, first } of lines) {
    if (sentences.length > sentencesMax) break;
    if (first || open.length > sentenceCharactersMax) close();
    open = open ? `${open} ${flat}` : flat;
  }
  close();
  return sentences.slice(0, sentencesMax).map((one) => one.slice(0, sentenceCharactersMax));
}

const isSupposed = (sentence: string): boolean => /[?%]/.test(sentence) || conditional.test(sentence);

const personal = /\b(?:you|your|you're|tu|te|tus|usted|has|su|voce|sua|seu|votre|vous|ta|ton)\b/;

type Scores = Record<MailEvent, number>;

function weigh(sentence: string, scores: Scores, bonus: number): void {
  for (const { event, weight, pattern } of phrases) {
    if (weight + bonus > scores[event] && pattern.test(sentence)) scores[event] = weight + bonus;
  }
}

const emptyScores = (): Scores => ({ booking_confirmed: 0, booking_cancelled: 0, class_cancelled: 0 });

const best = (scores: Scores): MailEvent =>
  (Object.keys(scores) as MailEvent[]).reduce((a, b) => (scores[b] > scores[a] ? b : a));

const none = (reason: string, unclear: boolean): EventFinding => ({ event: null, unclear, sure: 0, reason });

/** Why an e-mail is not a reservation, judged by its subject, or by its first sentences if the subject says less. */
function otherKind(
  subject: string,
  head: readonly string[],
  scores: Scores,
  own: Scores,
): { reason: string; open: boolean } | undefined {
  const [clear, subjectClear] = [Math.max(...Object.values(scores)), Math.max(...Object.values(own))];
  if (subjectClear >= 4) return undefined;
  for (const { reason, subject: inSubject, body, confirms } of otherKinds) {
    const isStated = inSubject.test(subject) || (clear < 6 && head.some((sentence) => body.test(sentence)));
    if (isStated) return { reason, open: confirms && clear >= 5 };
  }
  return undefined;
}

function decided(scores: Scores, own: Scores): EventFinding {
  const cancelled = Math.max(scores.booking_cancelled, scores.class_cancelled);
  const confirmed = scores.booking_confirmed;
  if (Math.max(cancelled, confirmed) < 2)
    return none('Nothing in it says that a place was booked or cancelled.', false);
  if (cancelled >= 3) {
    const event = scores.class_cancelled > scores.booking_cancelled ? 'class_cancelled' : 'booking_cancelled';
    const tied = scores.class_cancelled === scores.booking_cancelled;
    const against = confirmed >= cancelled && own.booking_confirmed > own[event];
    if (against && confirmed > cancelled)
      return {
        event: 'booking_confirmed',
        unclear: true,
        sure: 0.65,
        reason: 'It mentions both a booking and a cancellation.',
      };
    if (against || (confirmed > cancelled + 1 && best(own) !== event))
      return { event, unclear: true, sure: 0.5, reason: 'It mentions both a booking and a cancellation.' };
    return tied
      ? {
          event,
          unclear: true,
          sure: 0.6,
          reason: 'It does not say whether the client or the studio cancelled.',
        }
      : { event, unclear: false, sure: cancelled >= 4 ? 0.98 : 0.9, reason: '' };
  }
  const sure = confirmed >= 5 ? 0.98 : confirmed >= 4 ? 0.95 : 0.7;
  return {
    event: 'booking_confirmed',
    unclear: confirmed < 4,
    sure,
    reason: 'It does not clearly say that a place was booked.',
  };
}

const isSurelyBooked = ({ booking_confirmed, booking_cancelled, class_cancelled }: Scores): boolean =>
  booking_confirmed >= 4 && Math.max(booking_cancelled, class_cancelled) < 3;

/** A status of its own says what happened if nothing else does, and contradicts a booking that was cancelled since. */
function withStatus(finding: EventFinding, lines: readonly Line[]): EventFinding {
  const status = statusOfPlace(lines);
  if (status === undefined) return finding;
  const isDoubtful = finding.event === null ? !finding.unclear : finding.event === 'booking_confirmed';
  return isDoubtful && (status === 'cancelled' || finding.event === null)
    ? none(changeReasons.statuses, true)
    : finding;
}

/** One client's place may also be reported together with the cancellation that freed it. */
const cameFromWaitingList: EventFinding = {
  event: 'booking_confirmed',
  unclear: true,
  sure: 0.65,
  reason: 'It may say that a client came from the waiting list into the class.',
};

/** The change of a booking that an e-mail may report; undefined if it reports none. */
export const changeReported = (subject: string, lines: readonly Line[]): ChangeKind | undefined =>
  changeIn([level(subject).trim(), ...sentencesOf(lines)], isSupposed, lines);

/**
 * Determines what an e-mail is about, by its subject and sentences in English, Spanish, Portuguese and French.
 * Sentences about possible events, and rules for cancelling, do not count.
 */
export function findEvent(subject: string, lines: readonly Line[]): EventFinding {
  const title = level(subject).trim();
  const sentences = sentencesOf(lines);
  const head = sentences.slice(0, headSentences);
  const own = emptyScores();
  if (!title.includes('?')) weigh(title.replace(/^(?:\s*(?:fwd?|rv|enc|tr|re)\s?:)+\s*/, ''), own, 0);
  const scores = { ...own };
  sentences.forEach((sentence, at) => {
    if (!isSupposed(sentence)) weigh(sentence, scores, at < headSentences ? 1 : 0);
  });
  if (
    scores.booking_cancelled >= 3 &&
    scores.booking_cancelled < 6 &&
    own.booking_cancelled < 5 &&
    sentences.some((one) => apology.test(one))
  )
    scores.class_cancelled = Math.max(scores.class_cancelled, scores.booking_cancelled + 1);
  if (membershipEnd.test(title) || (own.booking_cancelled < 3 && head.some((one) => membershipEnd.test(one))))
    return none('It is about a membership, not about a place in a class.', false);
  if (foreign.test(title) || head.some((one) => foreign.test(one)))
    return none('It is another kind of reservation, such as a trip, a room or a table.', false);
  if (
    missed.test(title) ||
    (Math.max(...Object.values(own)) < 3 && head.some((one) => !isSupposed(one) && missed.test(one)))
  )
    return none('It is about a visit that did not happen.', false);
  const isPersonal = lines.some(({ flat }) => personal.test(flat) || hasEmail(flat));
  if ([title, ...head].some((one) => !isSupposed(one) && offTheWaitingList.test(one)))
    return isSurelyBooked(scores) ? { ...decided(scores, own), isPersonal } : cameFromWaitingList;
  const changed = changeIn([title, ...sentences], isSupposed, lines);
  // Values are left out, because a booking or a cancellation alone would be half of the change.
  if (changed) return none(changeReasons[changed], true);
  const other = otherKind(title, head, scores, own);
  if (other) return none(other.reason, other.open);
  if (pending.test(title) || head.some((one) => pending.test(one)))
    return none('It is a request that is not confirmed yet.', true);
  if ((changes.test(title) || head.some((one) => changes.test(one))) && Math.max(...Object.values(own)) < 4)
    return none('It reports a change that is neither a booking nor a cancellation.', true);
  return { ...withStatus(decided(scores, own), lines), isPersonal };
}
