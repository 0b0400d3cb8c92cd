import type { MailRequest } from '#shared/core/mail/body.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';
import { acceptMailOpinion, mailOpinionRequest } from '#shared/core/mail/second-opinion.ts';

const request: MailRequest = {
  mail: {
    subject: 'New booking',
    from: 'ClassPass <no-reply@classpass.com>',
    date: 'Sat, 01 Mar 2025 12:00:00 +0000',
    text: 'Something new for Power Hour, 5 March at half past six (18:30).\nIt is for Catalina, catalina@example.com, no. KD-70331.',
    html: '',
  },
  zone: 'Europe/Madrid',
  receivedAt: '2025-03-01T12:00:00Z',
};
const found = { outcome: 'manual_review', reasons: ['It names no client.'], reservations: [] } as const;
const answer = {
  eventType: 'booking_confirmed',
  customerName: 'Catalina',
  className: 'Power Hour',
  date: '5 March',
  time: '18:30',
  marketplaceBookingRef: 'KD-70331',
};
const accept = (change: object = {}, before: Parameters<typeof acceptMailOpinion>[1] = found) =>
  acceptMailOpinion(request, before, { reservations: [{ ...answer, ...change }] });

describe('a second opinion about a mail', () => {
  test('is requested without addresses', () => {
    const requested = mailOpinionRequest(request);
    expect(requested.text).toContain('Power Hour');
    expect(requested.text).not.toContain('example.com');
  });

  test('fills fields for a person to confirm, with date and time read by our own reader', () => {
    expect(accept()).toEqual({
      outcome: 'manual_review',
      reasons: ['It names no client.'],
      reservations: [
        {
          eventType: 'booking_confirmed',
          marketplace: null,
          customerName: 'Catalina',
          className: 'Power Hour',
          classDate: '2025-03-05',
          classTime: '18:30',
          marketplaceBookingRef: 'KD-70331',
          confidence: expect.any(Number),
        },
      ],
    });
    expect(accept()?.reservations[0]?.confidence).toBeLessThan(0.75);
  });

  test.each([
    ['a name that is not in the mail', { customerName: 'Mallory' }],
    ['a part of a word', { className: 'ower Hou' }],
    ['a date that is not in the mail', { date: '6 March' }],
    ['a date that is none', { date: 'Something' }],
    ['a time that is none', { time: 'half past six' }],
    ['a reference that is none', { marketplaceBookingRef: 'Catalina' }],
    ['an unknown event', { eventType: 'delete_everything' }],
    ['a field too many', { confidence: 1 }],
    ['a value that is no text', { className: 7 }],
  ])('is refused with %s', (_, change) => {
    expect(accept(change)).toBeUndefined();
  });

  test.each([[undefined], [null], ['yes'], [{}], [{ reservations: [] }], [{ reservations: 'x' }]])(
    'is refused as %j',
    (given: unknown) => {
      expect(acceptMailOpinion(request, found, given)).toBeUndefined();
    },
  );

  test('never changes mails already parsed or ignored, or values that were found', () => {
    expect(accept({}, { ...found, outcome: 'ignored' })).toBeUndefined();
    expect(accept({}, { ...found, outcome: 'parsed' })).toBeUndefined();
    const reservation = accept()?.reservations[0];
    if (!reservation) throw new Error('it was accepted before');
    const other = { ...found, reservations: [{ ...reservation, classTime: '19:00' }] };
    expect(accept({}, other)).toBeUndefined();
    expect(accept({}, { ...found, reservations: [{ ...reservation, classTime: null }] })).toBeDefined();
  });

  test('is requested for a mail that the reader hands to a person', () => {
    const read = readReservationMail(request);
    expect(read.outcome).toBe('manual_review');
    expect(accept({}, read)?.reservations[0]).toMatchObject({ className: 'Power Hour' });
  });
});
