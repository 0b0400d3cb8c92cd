import { readReservationMail } from '#shared/core/mail/read-mail.ts';

const read = (...blocks: readonly (readonly string[])[]) =>
  readReservationMail({
    mail: {
      subject: 'New bookings',
      from: 'Wellhub <no-reply@wellhub.com>',
      date: 'Mon, 23 Nov 2026 18:00:00 +0000',
      text: ['You have new bookings', ...blocks.map((lines) => lines.join('\n'))].join('\n\n'),
      html: '',
    },
    zone: 'America/Mexico_City',
    receivedAt: '2026-11-23T18:00:00Z',
  });

describe('an e-mail with several blocks without labels', () => {
  it.each([
    [
      'class, client, time',
      ['Spin 45', 'Leo Paz', 'Thu, Nov 26, 6:15 AM', 'Booking ID WH-1'],
      ['HIIT', 'Mia Sol', 'Thu, Nov 26, 7:15 AM', 'Booking ID WH-2'],
    ],
    [
      'class, client, the same time',
      ['Spin 45', 'Leo Paz', 'Thu, Nov 26, 6:15 AM', 'Booking ID: WH-1001'],
      ['Spin 45', 'Mia Sol', 'Thu, Nov 26, 6:15 AM', 'Booking ID: WH-1002'],
    ],
    [
      'client, class, time',
      ['Leo Paz', 'Spin 45', 'Thu, Nov 26, 6:15 AM', 'Folio: 9001'],
      ['Mia Sol', 'HIIT', 'Thu, Nov 26, 7:15 AM', 'Folio: 9002'],
    ],
  ])('waits for a person: %s', (_order, one, other) => {
    const { outcome, reasons, reservations } = read(one, other);
    expect(outcome).toBe('manual_review');
    expect(reasons).toContain('It has several booking references.');
    for (const { className, marketplaceBookingRef } of reservations) {
      expect([null, 'Spin 45', 'HIIT']).toContain(className);
      expect(marketplaceBookingRef).toBeNull();
    }
  });

  it('waits with one block, rather than taking the client for the class', () => {
    const { outcome, reasons, reservations } = read([
      'Barre Burn',
      'Leo Paz',
      'Thu, Nov 26, 6:15 AM',
      'Folio: 9001',
    ]);
    expect([outcome, reservations[0]?.className]).toEqual(['manual_review', null]);
    expect(reasons).toContain('The name of its class may be the name of a client.');
  });

  it('is read if each block has labels', () => {
    const labelled = (name: string, at: string, ref: string) => [
      `Class: Spin ${at}`,
      'Date: 2026-11-26',
      `Time: ${at}`,
      `Member: ${name}`,
      `Reference: ${ref}`,
    ];
    expect(read(labelled('Leo Paz', '06:15', 'WH-1'), labelled('Mia Sol', '07:15', 'WH-2'))).toMatchObject({
      outcome: 'parsed',
      reservations: [
        { customerName: 'Leo Paz', marketplaceBookingRef: 'WH-1' },
        { customerName: 'Mia Sol', marketplaceBookingRef: 'WH-2' },
      ],
    });
  });
});
