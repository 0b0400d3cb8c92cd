import { learnFromMail } from '#shared/core/mail/layouts/learn-from-mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const requestOf = (more = '') => ({
  mail: {
    subject: 'New booking',
    from: 'Wellhub <no-reply@wellhub.com>',
    date: 'Mon, 23 Nov 2026 18:00:00 +0000',
    text: `You have received a new booking.

Class: Yoga Flow
Date: 25 November 2026
Time: 07:00
Member: Eva Ruiz
Booking ID: WH-9911
${more}
`,
    html: '',
  },
  zone: 'America/Mexico_City',
  receivedAt: '2026-11-23T18:00:00Z',
});
const meaning = {
  eventType: 'booking_confirmed',
  className: 'Yoga Flow',
  classDate: '2026-11-25',
  classTime: '07:00',
  customerName: 'Eva Ruiz',
  marketplaceBookingRef: 'WH-9911',
} as const;
const layoutsFrom = (more?: string) => {
  const learned = learnFromMail(requestOf(more), meaning);
  return learned.kind === 'learned' ? [learned.layout] : [];
};

describe('a further reservation in another form than the first', () => {
  it.each([
    'You also have a booking: Spin on 26 November 2026 at 09:00',
    'Also reserved: Leo Paz, Spin, 26 Nov 09:00',
    'Spin - Leo Paz - 26/11/2026 09:00 - WH-9912',
    'Leo Paz\nSpin, jueves 26 de noviembre\n9:00 h',
    'Yoga Flow, 25 November 2026, 19:00, Leo Paz',
  ])('waits for a person, also in a layout that was taught: %j', (more) => {
    expect(readReservationMail(requestOf(more))).toMatchObject({
      outcome: 'manual_review',
      reasons: ['It may contain a further reservation.'],
    });
    expect(layoutsFrom()).toHaveLength(1);
    expect(readMailByLayouts(requestOf(more), layoutsFrom())).toBeUndefined();
  });

  it.each([
    '',
    'Booked on 23 November 2026 at 10:00',
    'Received on 22 November 2026 at 10:00',
    'CREATED ON\n24 NOV 09:00 AM',
    'Data da reserva:\n23/11/2026 09:00',
    'The studio opens at 06:30.',
    'Your pass is valid until 31 December 2026 23:59.',
    'Yoga Flow on 25 November 2026, 07:00 - 08:00',
  ])('is none: %j', (more) => {
    expect(readReservationMail(requestOf(more))).toMatchObject({ outcome: 'parsed' });
    expect(readMailByLayouts(requestOf(more), layoutsFrom())).toMatchObject({ outcome: 'parsed' });
  });

  it('is none if the e-mail that taught the layout had the same, and is one if there is another', () => {
    const open = 'Open day: 30 November 2026 10:00';
    expect(readReservationMail(requestOf(open))).toMatchObject({ outcome: 'manual_review' });
    const layouts = layoutsFrom(open);
    expect(readMailByLayouts(requestOf(open), layouts)).toMatchObject({ outcome: 'parsed' });
    expect(readMailByLayouts(requestOf(`${open}\nSpin, 26 Nov 09:00`), layouts)).toBeUndefined();
  });
});
