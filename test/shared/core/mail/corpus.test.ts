import { readdirSync, readFileSync } from 'node:fs';
import { parseMail } from '#shared/core/mail/parse-mail.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const folder = new URL('../../../corpus/mail/', import.meta.url);
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.eml'))
  .map((file) => file.slice(0, -'.eml'.length));

interface Expected {
  readonly zone: string;
  readonly outcome: string;
  readonly marketplace: string | null;
  readonly reservations: readonly object[];
}

describe('mails with one trap each', () => {
  test('there are some', () => {
    expect(names.length).toBeGreaterThanOrEqual(75);
  });

  test.each(names)('%s', async (name) => {
    const expected = JSON.parse(readFileSync(new URL(`${name}.expected.json`, folder), 'utf8')) as Expected;
    const mail = await parseMail(readFileSync(new URL(`${name}.eml`, folder)));
    const read = readReservationMail({ mail, zone: expected.zone, receivedAt: '2030-01-01T00:00:00Z' });
    expect({ outcome: read.outcome, reservations: read.reservations }).toEqual({
      outcome: expected.outcome,
      reservations: expected.reservations.map((one) => ({
        ...one,
        marketplace: expected.marketplace,
        confidence: expect.any(Number),
      })),
    });
    expect(read.reasons.length > 0).toBe(expected.outcome !== 'parsed');
  });
});
