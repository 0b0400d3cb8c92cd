import { eventsOf, type MailFacts } from '#functions/reservations/taking/mail-event.ts';
import type { MailReading, MailReservation } from '#shared/core/mail/mail.ts';

const facts: MailFacts = {
  studioId: '11111111-1111-4111-8111-111111111111',
  mailId: 'mail-1',
  marketplace: 'wellhub',
  from: 'bookings@wellhub.test',
  subject: 'Booked \u202egnihtemos',
  receivedAt: '2026-11-23T12:00:00.000Z',
  createdAt: '2026-11-23T12:00:01.000Z',
};
const reservation: MailReservation = {
  eventType: 'booking_confirmed',
  marketplace: 'wellhub',
  customerName: 'Luz Prado',
  className: 'Yoga',
  classDate: '2026-11-25',
  classTime: '07:00',
  marketplaceBookingRef: 'BK-1',
  confidence: 0.95,
};
const readAs = (change: Partial<MailReservation>) => {
  const reading: MailReading = {
    outcome: 'parsed',
    reasons: [],
    reservations: [{ ...reservation, ...change }],
  };
  return eventsOf(facts, reading, { provenBy: 'dmarc', doubts: [] }, () => '00000000000000000000000001')[0]!;
};

describe('a reservation reported by a mail', () => {
  it('is applied automatically if it is unambiguous, and its subject is shown without text-direction characters', () => {
    expect(readAs({})).toMatchObject({ status: 'pending', reasons: [], mailSubject: 'Booked gnihtemos' });
  });

  it.each(['customerName', 'className', 'marketplaceBookingRef'] as const)(
    'waits for a person where its %s hides or turns what it says',
    (field) => {
      for (const hidden of ['\u0000', '\u202e', '\u2066'])
        expect(readAs({ [field]: `Lu${hidden}z` })).toMatchObject({
          status: 'manual_review',
          reasons: ['It contains characters that hide or reverse parts of the text.'],
          [field === 'marketplaceBookingRef' ? 'bookingRef' : field]: 'Luz',
        });
    },
  );

  it.each(['0001-01-01', '9999-12-31'])('waits for a person where it names the day %s', (classDate) => {
    const event = readAs({ classDate });
    expect(event).toMatchObject({
      status: 'manual_review',
      reasons: ['It names a day that no class can be on.'],
    });
    expect(event.classDate).toBeUndefined();
  });
});
