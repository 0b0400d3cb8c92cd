import type { MailReservation } from '#shared/core/mail/mail.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { readWithSchedule } from '#shared/core/mail/read-mail.ts';
import type { ScheduledName } from '#shared/core/mail/scheduled-class.ts';
import { composeMails, type CorpusMail, type Expected } from './compose.ts';
import { classes, hashOf } from './facts.ts';
import type { Layout } from './layout.ts';

export const mailsPerLayout = 4;
export const foldCount = 4;

/** The part that a layout belongs to. Whole layouts are held out. */
export const foldOf = (layout: Layout): number => hashOf(`fold ${layout.id}`) % foldCount;

export interface MailResult {
  readonly mail: CorpusMail;
  readonly right: boolean;
  /** A reservation was read from a mail without one, or more reservations were read than the mail contains. */
  readonly invented: boolean;
  /** Everything was read right, and the reservation is applied without a person's review. */
  readonly alone: boolean;
  /** Something was read wrong, and the reservation is applied without a person's review. */
  readonly wrongAlone: boolean;
  readonly faults: readonly string[];
}

const fields = [
  'eventType',
  'customerName',
  'className',
  'classDate',
  'classTime',
  'marketplaceBookingRef',
] as const;

const flat = (value: string): string =>
  value.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Names match if they have the same words in any order. Everything else must match exactly. */
function same(field: (typeof fields)[number], expected: string | null, read: string | null): boolean {
  if (expected === null || read === null) return expected === read;
  if (field !== 'customerName') return flat(expected) === flat(read);
  const words = (name: string): string =>
    [...flat(name).matchAll(/[\p{L}\p{N}]+/gu)].map(String).sort().join(' ');
  return words(expected) === words(read);
}

const faultsOf = (expected: Expected, read: MailReservation): string[] =>
  fields
    .filter((field) => !same(field, expected[field], read[field]))
    .map((field) => `${field}: ${JSON.stringify(read[field])} for ${JSON.stringify(expected[field])}`);

/**
 * The schedule of a studio on a day: the classes that the mail is about, and all its classes at the same starts and an
 * hour later, so that the start alone does not say which class it is.
 */
function scheduleFor({ expected, layout }: CorpusMail, localDate: string): ScheduledName[] {
  const starts = expected.flatMap(({ classDate, classTime }) =>
    classDate === localDate && classTime !== null ? [classTime] : [],
  );
  const own = expected.flatMap(({ className }) => className ?? []);
  const names = [...new Set([...own, ...classes[layout.language]])];
  const laterBy = (time: string, hours: number): string =>
    `${String((Number(time.slice(0, 2)) + hours) % 24).padStart(2, '0')}${time.slice(2)}`;
  return starts.flatMap((start) =>
    [start, laterBy(start, 1)].flatMap((localTime) =>
      names.map((className) => ({ className, localDate, localTime })),
    ),
  );
}

/** Reads one generated mail and compares each expected reservation with the most similar one that was read. */
async function measureMail(mail: CorpusMail): Promise<MailResult> {
  const parsed = await parseMail(mail.raw);
  const reading = await readWithSchedule(
    { mail: parsed, zone: mail.zone, receivedAt: '2030-01-01T00:00:00Z' },
    (localDate) => Promise.resolve(scheduleFor(mail, localDate)),
  );
  const left = [...reading.reservations];
  const faults: string[] = [];
  for (const expected of mail.expected) {
    const nearest = left.toSorted((a, b) => faultsOf(expected, a).length - faultsOf(expected, b).length)[0];
    if (nearest) left.splice(left.indexOf(nearest), 1);
    faults.push(
      ...(nearest
        ? faultsOf(expected, nearest)
        : [`not read (${reading.outcome}: ${reading.reasons.join(' ')})`]),
    );
  }
  faults.push(...left.map((one) => `invented: ${JSON.stringify(one)}`));
  const skipped = mail.layout.optional === true && reading.reservations.length === 0;
  const right = skipped || faults.length === 0;
  const parsedAlone = reading.outcome === 'parsed';
  return {
    mail,
    right,
    invented: left.length > 0,
    alone: right && parsedAlone,
    wrongAlone: !right && parsedAlone,
    faults,
  };
}

/** Reads the mails of all layouts. Throws if two layouts have the same name. */
export async function measureLayouts(layouts: readonly Layout[]): Promise<MailResult[]> {
  const twice = layouts.find((layout, at) => layouts.findIndex(({ id }) => id === layout.id) !== at);
  if (twice) throw new Error(`two layouts are named ${twice.id}`);
  const results: MailResult[] = [];
  for (const layout of layouts)
    for (const mail of composeMails(layout, mailsPerLayout)) results.push(await measureMail(mail));
  return results;
}
