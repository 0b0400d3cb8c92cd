import { channelNamed } from '../csv/channel-of.ts';
import { withoutUnclear } from './blocks.ts';
import { bodiesOf, type Body, type MailRequest } from './body.ts';
import { findTimes } from './dates.ts';
import {
  asOne,
  draftsOfLabels,
  draftsOfStated,
  merged,
  newDraft,
  putMoment,
  shareOut,
  type Draft,
} from './drafts.ts';
import { findEvent } from './event.ts';
import { mayContainFurther, furtherStarts } from './further-reservation.ts';
import { judge } from './judge.ts';
import { labelledValues } from './labelled.ts';
import { reservationsMax, type MailReading } from './mail.ts';
import { level } from './level.ts';
import { readMarkup, type MarkedReservation } from './markup.ts';
import { severalPlaces } from './several-places.ts';
import { placesOfMail } from './places-of-mail.ts';
import { mayBeScheduled, putScheduled, type ScheduledName } from './scheduled-class.ts';
import { statedPerson } from './people.ts';
import { statedReference } from './reported-reference.ts';
import {
  classBesideDay,
  classesInLines,
  classesInSentences,
  classInSubject,
  emphasised,
} from './sentences.ts';

const marketplaceOf = (request: MailRequest, { from, subject, forwarded }: Body): string | null =>
  request.marketplaceHint ??
  channelNamed(from.replaceAll(/[@.]/g, ' ')) ??
  channelNamed(subject) ??
  forwarded.lines.slice(0, 20).flatMap(({ text }) => channelNamed(text) ?? [])[0] ??
  null;

/** Adds values that labels do not contain, from sentences, the subject, and lines with a day. */
function gather(
  { subject, forwarded, emphases, context }: Body,
  scheduled: readonly ScheduledName[],
): Draft[] {
  const { lines } = forwarded;
  const values = labelledValues(lines);
  const labels = merged(draftsOfLabels(values, context));
  const isWhole = (one: Draft): boolean =>
    one.className !== undefined && one.day !== undefined && one.time !== undefined;
  let drafts = labels;
  if (!labels.some(isWhole)) {
    const stated = draftsOfStated(classesInSentences(lines, emphases), context, 'sentence');
    drafts = merged([...labels, ...stated]);
    if (!drafts.some(isWhole))
      drafts = merged([...drafts, ...draftsOfStated(classesInLines(lines), context, 'line')]);
    if (drafts.every((one) => one.className === undefined)) {
      const className = classInSubject(subject);
      if (className) drafts = merged([...drafts, { ...newDraft(), className, classFrom: 'subject' }]);
    }
  }
  if (drafts.length > 0 && drafts.every((one) => one.day === undefined))
    for (const draft of drafts) putMoment(draft, subject, context, 'subject');
  if (drafts.every((one) => one.className === undefined)) {
    const className = emphasised(emphases) ?? classBesideDay(lines);
    if (className) drafts = merged([...drafts, { ...newDraft(), className, classFrom: 'line' }]);
  }
  const whole = drafts.filter(isWhole);
  if (whole.length > 0) {
    const parts = drafts.filter((one) => !isWhole(one));
    const fillers = parts.map(({ name, ref, doubts }): Draft => ({ name, ref, doubts }));
    drafts = [...whole, ...fillers];
  }
  const shared = asOne(shareOut(drafts));
  const [alone] = shared;
  if (alone && shared.length === 1) alone.ref ??= statedReference(lines);
  withoutUnclear(shared, values, lines);
  putScheduled(shared, scheduled, subject, lines);
  const person = shared.some(({ name }) => name === undefined) ? statedPerson(subject, lines) : undefined;
  if (person) for (const draft of shared) draft.name ??= person.name;
  return shared.slice(0, reservationsMax);
}

function draftOfMarkup(marked: MarkedReservation): Draft {
  const draft = newDraft();
  if (marked.className) Object.assign(draft, { className: marked.className, classFrom: 'label' });
  if (marked.classDate) Object.assign(draft, { day: marked.classDate, dayFrom: 'label' });
  if (marked.classTime) draft.time = marked.classTime;
  if (marked.customerName) draft.name = marked.customerName;
  if (marked.ref) draft.ref = marked.ref;
  return draft;
}

/** Reads an e-mail with markup from that markup. If its text states another time, a person decides. */
function readMarked(marked: readonly MarkedReservation[], request: MailRequest, body: Body): MailReading {
  const event = marked[0]?.event ?? null;
  const isOne = marked.every((one) => one.event === event);
  const drafts = merged(marked.slice(0, reservationsMax).map(draftOfMarkup));
  const times = body.forwarded.lines.flatMap(({ text }) => findTimes(text).map(({ time }) => time));
  if (times.length > 0)
    for (const draft of drafts) if (draft.time && !times.includes(draft.time)) draft.doubts.add('conflict');
  const reason = isOne
    ? 'Its reservation is not confirmed yet.'
    : 'It reports both a booking and a cancellation.';
  const finding = { event: isOne ? event : null, unclear: !isOne || !event, sure: 0.98, reason };
  return judge(drafts, finding, marketplaceOf(request, body));
}

const reply = /^\s*(?:re|res|rif|antw|aw)\s?:/i;

/** Hands an e-mail to a person that may contain more than the reservations that were read. */
function orFurther(reading: MailReading, { forwarded, context }: Body): MailReading {
  const { outcome, reasons, reservations } = reading;
  if (outcome !== 'parsed' || furtherStarts(forwarded.lines, context, reservations) === 0) return reading;
  return { ...reading, outcome: 'manual_review', reasons: [...reasons, mayContainFurther] };
}

function readBody(request: MailRequest, body: Body): MailReading {
  if (reply.test(request.mail.subject))
    return { outcome: 'manual_review', reasons: ['It is a reply written by a person.'], reservations: [] };
  const finding = findEvent(body.subject, body.forwarded.lines);
  return orFurther(
    judge(finding.event ? gather(body, request.scheduled ?? []) : [], finding, marketplaceOf(request, body)),
    body,
  );
}

/** The most days whose schedule is read for one e-mail. */
const scheduledDaysMax = 7;

const rank = { parsed: 2, manual_review: 1, ignored: 0 } as const;
const worth = ({ outcome, reservations }: MailReading): number =>
  rank[outcome] * 10 + Math.min(1, ...reservations.map(({ confidence }) => confidence));

/**
 * Adds the number of places to the only reservation of an e-mail. If the number is not clear, or if there are several
 * reservations, a person decides, because one place of several would be too few.
 */
function withPlacesOf(reading: MailReading, bodies: readonly Body[]): MailReading {
  const { outcome, reasons, reservations } = reading;
  if (outcome === 'ignored') return reading;
  const versions = bodies.map(({ subject, forwarded }) => ({
    subject: level(subject),
    lines: forwarded.lines,
  }));
  const places = placesOfMail(versions, reservations);
  return places === 'unclear'
    ? { ...reading, outcome: 'manual_review', reasons: [...reasons, severalPlaces] }
    : { ...reading, reservations: reservations.map((one) => ({ ...one, ...places })) };
}

/**
 * Reads the reservations in an e-mail in English, Spanish, Portuguese or French, from markup, labels or sentences.
 * Every value comes from the e-mail; a date without a year is the one nearest to the e-mail's own date. Links in an
 * e-mail are never followed. The cost grows with the e-mail's length, up to the limits in `mail.ts`. Throws
 * InvalidInput at `zone` or `receivedAt`.
 */
export function readReservationMail(request: MailRequest): MailReading {
  const { html, bodies } = bodiesOf(request);
  const markup = readMarkup(html.scripts, html.items);
  if (markup.reservations.length > 0)
    return withPlacesOf(readMarked(markup.reservations, request, bodies[0]), bodies);
  if (markup.foreign)
    return {
      outcome: 'ignored',
      reasons: ['It is another kind of reservation, such as a trip, a room or a table.'],
      reservations: [],
    };
  const readings = bodies.map((body) => readBody(request, body));
  const best = readings.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  if (!markup.broken || best.outcome !== 'ignored') return withPlacesOf(best, bodies);
  return { outcome: 'manual_review', reasons: ['Its reservation markup is invalid.'], reservations: [] };
}

/**
 * Reads an e-mail as `readReservationMail` does. If it does not name a class in a known way, it is read again with the
 * studio's schedule of the days that it states: a name of the schedule in its text is the name of its class.
 *
 * @param scheduledOn the classes on a local day, YYYY-MM-DD
 */
export async function readWithSchedule(
  request: MailRequest,
  scheduledOn: (localDate: string) => Promise<readonly ScheduledName[]>,
): Promise<MailReading> {
  const reading = readReservationMail(request);
  const days = reading.reservations.flatMap((one) =>
    mayBeScheduled(one) && one.classDate !== null ? [one.classDate] : [],
  );
  if (days.length === 0) return reading;
  const scheduled = await Promise.all([...new Set(days)].slice(0, scheduledDaysMax).map(scheduledOn));
  return readReservationMail({ ...request, scheduled: scheduled.flat() });
}
