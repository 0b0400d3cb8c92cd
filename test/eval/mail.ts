import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import type { MailRequest } from '#shared/core/mail/body.ts';
import type { MailLayout, TaughtMeaning } from '#shared/core/mail/layouts/layout.ts';
import { learnFromMail } from '#shared/core/mail/layouts/learn-from-mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import type { MailReading, MailReservation } from '#shared/core/mail/mail.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { senderAddress } from '#shared/core/mail/sender-address.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const zone = 'UTC';

interface FoundMail {
  readonly request: MailRequest;
  /** The sender address in the mail. */
  readonly sender: string;
}

async function open(file: string): Promise<FoundMail> {
  const raw = await readFile(file);
  const headed = /^[\w-]+:/.test(raw.subarray(0, 200).toString('latin1'));
  const mail =
    headed || !file.endsWith('.txt')
      ? await parseMail(raw)
      : { subject: '', from: '', date: '', text: raw.toString('utf8'), html: '' };
  const sender = senderAddress(mail.from) ?? mail.from;
  return { request: { mail, zone, receivedAt: new Date().toISOString() }, sender };
}

const record = z.object({
  event_type: z
    .enum(['booking_confirmed', 'booking_cancelled', 'class_cancelled', 'no_reservation'])
    .nullish(),
  customer_name: z.string().nullish(),
  class_name: z.string().nullish(),
  class_date: z.iso.date().nullish(),
  class_time: z.iso.time({ precision: -1 }).nullish(),
  marketplace_booking_ref: z.string().nullish(),
});
type LabelRecord = z.output<typeof record>;
const label = z.union([
  z.object({ expected: z.array(record) }).transform(({ expected }) => expected),
  z.array(record),
  record.transform((one) => [one]),
]);

function meaningOf(one: LabelRecord): TaughtMeaning {
  const { event_type: eventType } = one;
  if (!eventType || eventType === 'no_reservation') return 'no-reservation';
  return {
    eventType,
    customerName: one.customer_name ?? null,
    className: one.class_name ?? null,
    classDate: one.class_date ?? null,
    classTime: one.class_time ?? null,
    marketplaceBookingRef: one.marketplace_booking_ref ?? null,
  };
}

/**
 * Layouts by sender, learned from labelled mails. Each mail has a JSON file of its fields next to it. Mails that cannot
 * be learned from are reported.
 */
async function taughtBy(files: readonly string[]): Promise<Map<string, MailLayout[]>> {
  const layouts = new Map<string, MailLayout[]>();
  for (const file of files) {
    const [meaning, ...further] = label
      .parse(JSON.parse(await readFile(file.replace(/\.\w+$/, '.json'), 'utf8')))
      .map(meaningOf);
    const { request, sender } = await open(file);
    const learned = learnFromMail(request, meaning ?? 'no-reservation', ...further);
    if (learned.kind === 'refused') process.stderr.write(`${file}: ${learned.reason}\n`);
    else layouts.set(sender, [...(layouts.get(sender) ?? []), learned.layout]);
  }
  return layouts;
}

/** Reads a mail as the product does: with the sender's learned layouts first, then with the general reader. */
async function read(file: string, layouts: ReadonlyMap<string, readonly MailLayout[]>): Promise<MailReading> {
  const { request, sender } = await open(file);
  return readMailByLayouts(request, layouts.get(sender) ?? []) ?? readReservationMail(request);
}

/** Usage: `--teach LABELLED… -- FILE…`, or only files. */
function argumentsOf(given: readonly string[]): {
  readonly labelled: readonly string[];
  readonly files: readonly string[];
} {
  if (given[0] !== '--teach') return { labelled: [], files: given };
  const end = given.indexOf('--');
  return end < 0
    ? { labelled: given.slice(1), files: [] }
    : { labelled: given.slice(1, end), files: given.slice(end + 1) };
}

const row = (file: string, reading: MailReading, one: MailReservation | undefined): object => ({
  file,
  event_type: one?.eventType ?? null,
  marketplace: one?.marketplace ?? null,
  customer_name: one?.customerName ?? null,
  class_name: one?.className ?? null,
  class_date: one?.classDate ?? null,
  class_time: one?.classTime ?? null,
  marketplace_booking_ref: one?.marketplaceBookingRef ?? null,
  outcome: reading.outcome,
  confidence: one?.confidence ?? 0,
  reasons: reading.reasons,
});

const results: object[] = [];
const { labelled, files } = argumentsOf(process.argv.slice(2));
const layouts = await taughtBy(labelled);
for (const file of files) {
  try {
    const reading = await read(file, layouts);
    const { reservations } = reading;
    for (const one of reservations.length > 0 ? reservations : [undefined])
      results.push(row(file, reading, one));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    results.push(
      row(file, { outcome: 'manual_review', reasons: [error.message], reservations: [] }, undefined),
    );
  }
}
process.stdout.write(`${JSON.stringify(results, null, 1)}\n`);
