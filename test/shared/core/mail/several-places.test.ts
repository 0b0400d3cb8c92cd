import { learnFromMail } from '#shared/core/mail/layouts/learn-from-mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const block = `Class: Yoga Flow
Date: 25 November 2026
Time: 07:00
Member: Eva Ruiz
Booking ID: WH-9911`;
const requestOf = (line: string, first = 'You have received a new booking.', subject = 'New booking') => ({
  mail: {
    subject,
    from: 'Wellhub <no-reply@wellhub.com>',
    date: 'Mon, 23 Nov 2026 18:00:00 +0000',
    text: `${first}\n\n${block}\n${line}\n`,
    html: '',
  },
  zone: 'America/Mexico_City',
  receivedAt: '2026-11-23T18:00:00Z',
});
const reason = 'It may be about more than one place of a client.';

describe('an e-mail about several places of a client', () => {
  it.each([
    'Guests: 1',
    'Guests\n2',
    'Number of guests: 2',
    'Additional guests: Leo Paz',
    'Eva Ruiz + 1 guest',
    '+ 1 guest',
    'Spots: 3',
    'Seats: 12, 13',
    'Party size: 3',
    'Party of 2',
    'Quantity: 2',
    'Eva Ruiz booked 2 spots in Yoga Flow.',
    'Eva booked with 1 friend.',
    'Lugares: 2',
    '2 personas',
    'Reserva para 2 personas',
    'Acompañantes: 1',
    'Eva Ruiz reservó 2 lugares.',
    'Vagas: 2',
    '2 pessoas',
    'Eva Ruiz reservou 2 vagas',
  ])('waits for a person because of %j', (line) => {
    const { outcome, reasons } = readReservationMail(requestOf(line));
    expect({ outcome, reasons }).toEqual({ outcome: 'manual_review', reasons: [reason] });
  });

  it.each([
    'Guests: 0',
    'Guests: none',
    'Guest: Eva Ruiz',
    'Spots: 1',
    'Spot: 12',
    'Spots: 12/20',
    'Spots left: 3',
    'Spots available: 3',
    'Only 3 spots remaining',
    'This class has 3 spots left.',
    'Capacity: 20',
    'Vagas: 20',
    'Vagas disponíveis: 3',
    'Plazas libres: 5',
    'Quedan 3 lugares',
    'Up to 8 people per class',
    'You can invite 2 friends',
    'Number of participants: 6',
  ])('does not wait because of %j', (line) => {
    expect(readReservationMail(requestOf(line)).outcome).toBe('parsed');
  });

  it('waits if it is a cancellation, or in a layout that a person taught', () => {
    const cancelled = requestOf('Guests: 1', 'Eva Ruiz has cancelled her booking.', 'Booking cancelled');
    expect(readReservationMail(cancelled)).toMatchObject({ outcome: 'manual_review', reasons: [reason] });
    const taught = learnFromMail(requestOf('Guests: 0'), {
      eventType: 'booking_confirmed',
      className: 'Yoga Flow',
      classDate: '2026-11-25',
      classTime: '07:00',
      customerName: 'Eva Ruiz',
      marketplaceBookingRef: 'WH-9911',
    });
    const layouts = taught.kind === 'learned' ? [taught.layout] : [];
    expect(readMailByLayouts(requestOf('Guests: 0'), layouts)).toMatchObject({ outcome: 'parsed' });
    expect(readMailByLayouts(requestOf('Spots: 2'), layouts)).toBeUndefined();
    expect(readMailByLayouts(requestOf('Guests: 1'), layouts)).toBeUndefined();
  });
});
