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
    ['Additional guests: 2', 3],
    ['Eva Ruiz + 1 guest', 2],
    ['+ 1 guest', 2],
    ['Spots: 3', 3],
    ['Spots\n3', 3],
    ['Number of spots: 2', 2],
    ['Spots booked: 2', 2],
    ['Party size: 3', 3],
    ['Party of 2', 2],
    ['Eva Ruiz booked 2 spots in Yoga Flow.', 2],
    ['Eva Ruiz booked two spots in Yoga Flow.', 2],
    ['Eva booked with 1 friend.', 2],
    ['Eva booked with a friend.', 2],
    ['Spots: 2\nGuests: 1', 2],
    ['Guests: 2\nParty size: 2', 2],
    ['Lugares: 2', 2],
    ['2 personas', 2],
    ['Reserva para 2 personas', 2],
    ['Acompañantes: 1', 2],
    ['Número de acompañantes: 2', 3],
    ['Eva Ruiz reservó 2 lugares.', 2],
    ['Eva Ruiz reservó con dos amigas.', 3],
    ['Vagas: 2', 2],
    ['2 pessoas', 2],
    ['Eva Ruiz reservou 2 vagas', 2],
  ] as const)('is read with all places of %j', (line, places) => {
    const { outcome, reasons, reservations } = readReservationMail(requestOf(line));
    expect({ outcome, reasons }).toEqual({ outcome: 'parsed', reasons: [] });
    expect(reservations).toMatchObject([{ customerName: 'Eva Ruiz', places }]);
  });

  it.each([
    'Guests: 1',
    'Guests\n2',
    'Number of guests: 2',
    'Additional guests: Leo Paz',
    'Seats: 12, 13',
    'Quantity: 2',
    'Eva booked with some friends.',
    'Eva Ruiz booked 2 more spots in Yoga Flow.',
    'Spots: 2\nParty size: 3',
    'Spots: 3\nGuests: 1',
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
  ])('is about one place despite %j', (line) => {
    const { outcome, reservations } = readReservationMail(requestOf(line));
    expect(outcome).toBe('parsed');
    expect(reservations).not.toContainEqual(expect.objectContaining({ places: expect.anything() }));
  });

  it('is read with its places if it is a cancellation', () => {
    const cancelled = requestOf('Spots: 2', 'Eva Ruiz has cancelled her booking.', 'Booking cancelled');
    expect(readReservationMail(cancelled)).toMatchObject({
      outcome: 'parsed',
      reservations: [{ eventType: 'booking_cancelled', places: 2 }],
    });
  });

  const taughtLayouts = (more = '') => {
    const taught = learnFromMail(requestOf(more), {
      eventType: 'booking_confirmed',
      className: 'Yoga Flow',
      classDate: '2026-11-25',
      classTime: '07:00',
      customerName: 'Eva Ruiz',
      marketplaceBookingRef: 'WH-9911',
    });
    return taught.kind === 'learned' ? [taught.layout] : [];
  };

  it('waits if its number is unclear in a cancellation, or in a layout that a person taught', () => {
    const cancelled = requestOf('Guests: 1', 'Eva Ruiz has cancelled her booking.', 'Booking cancelled');
    expect(readReservationMail(cancelled)).toMatchObject({ outcome: 'manual_review', reasons: [reason] });
    const layouts = taughtLayouts('Guests: 0');
    expect(readMailByLayouts(requestOf('Guests: 0'), layouts)).toMatchObject({ outcome: 'parsed' });
    expect(readMailByLayouts(requestOf('Spots: 2'), layouts)).toMatchObject({
      outcome: 'parsed',
      reservations: [{ customerName: 'Eva Ruiz', places: 2 }],
    });
    expect(readMailByLayouts(requestOf('Guests: 1'), layouts)).toBeUndefined();
  });

  const withValue = (value: string, label = 'Member: Eva Ruiz', more = '') => {
    const { mail, ...rest } = requestOf(more);
    return { ...rest, mail: { ...mail, text: mail.text.replace(label, value) } };
  };

  it.each([
    ['Member: Eva y Leo', 'Member: Eva Ruiz'],
    ['Member: Eva Ruiz and Leo Paz', 'Member: Eva Ruiz'],
    ['Member: Eva & Leo', 'Member: Eva Ruiz'],
    ['Member: Eva e Leo', 'Member: Eva Ruiz'],
    ['Member: Eva Ruiz +1', 'Member: Eva Ruiz'],
    ['Class: Pilates x2', 'Class: Yoga Flow'],
    ['Class: 2x Pilates', 'Class: Yoga Flow'],
    ['Class: Pilates (x3)', 'Class: Yoga Flow'],
  ])('waits for a person if a value names several: %j', (value, label) => {
    expect(readReservationMail(withValue(value, label))).toMatchObject({
      outcome: 'manual_review',
      reasons: [reason],
    });
    expect(taughtLayouts()).toHaveLength(1);
    expect(readMailByLayouts(withValue(value, label), taughtLayouts())).toBeUndefined();
    if (!value.includes('+') && !value.includes('&'))
      expect(readMailByLayouts(withValue(value, label, 'Spots: 2'), taughtLayouts())).toMatchObject({
        outcome: 'parsed',
        reservations: [{ places: 2 }],
      });
  });

  it.each(['Member: Ana Costa e Silva', 'Member: Eva María Ruiz-Paz', 'Instructor: Ana y Leo'])(
    'is about one client: %j',
    (value) => {
      expect(readReservationMail(withValue(value))).toMatchObject({ outcome: 'parsed' });
    },
  );

  const cancelling = (line: string) =>
    readReservationMail(requestOf(line, 'Eva Ruiz has cancelled.', 'Booking cancelled'));

  it.each([
    '2 of 4 places cancelled',
    'Eva Ruiz cancelled 2 of her 4 spots.',
    'Two out of four spots were cancelled.',
    'Spots cancelled: 2 of 4',
    '2 de 4 lugares cancelados',
    'Eva canceló 2 de sus 4 lugares',
    'Eva cancelou 2 das 4 vagas',
    '2 places sur 4 annulées',
  ])('is read with the part that it cancels: %j', (line) => {
    expect(cancelling(line)).toMatchObject({
      outcome: 'parsed',
      reservations: [{ eventType: 'booking_cancelled', places: 2, ofPlaces: 4 }],
    });
  });

  it.each([
    '2 of 4 spots cancelled\n1 of 4 spots cancelled',
    '5 of 4 spots cancelled',
    '2 of 4 spots cancelled\nSpots: 3',
  ])('waits for a person if the part is not clear: %j', (line) => {
    expect(cancelling(line)).toMatchObject({ outcome: 'manual_review' });
  });

  it('is read with the one place or all places that it cancels', () => {
    expect(cancelling('4 of 4 spots cancelled').reservations).toMatchObject([{ places: 4 }]);
    expect(cancelling('Cancelled spots: 2').reservations).toMatchObject([{ places: 2 }]);
    expect(cancelling('1 spot').reservations).toMatchObject([{ places: 1 }]);
    expect(cancelling('').reservations[0]).not.toHaveProperty('places');
  });
});
