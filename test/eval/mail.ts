import { readFile } from 'node:fs/promises';
import { InvalidInput } from '#shared/core/invalid-input.ts';
import type { MailReading, MailReservation } from '#shared/core/mail/mail.ts';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const zone = 'UTC';

async function read(file: string): Promise<MailReading> {
  const raw = await readFile(file);
  const headed = /^[\w-]+:/.test(raw.subarray(0, 200).toString('latin1'));
  const mail =
    headed || !file.endsWith('.txt')
      ? await parseMail(raw)
      : { subject: '', from: '', date: '', text: raw.toString('utf8'), html: '' };
  return readReservationMail({ mail, zone, receivedAt: new Date().toISOString() });
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
for (const file of process.argv.slice(2)) {
  try {
    const reading = await read(file);
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
