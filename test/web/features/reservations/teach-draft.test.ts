import type { MailText } from '#shared/contracts/reservations/layout.ts';
import { valueIn } from '#web/src/features/reservations/teach-draft.ts';

const mail: MailText = {
  subject: 'News',
  lines: ['Seat A-4 left. Booking no. CX-34900, Sunday 29 Nov 6 pm'],
  pieces: {
    texts: [],
    dates: [{ text: 'Sunday 29 Nov', date: '2026-11-29' }],
    times: [{ text: '6 pm', time: '18:00' }],
    references: ['A-4', 'CX-34900'],
  },
};

it('finds the reference, the day and the time within what is selected', () => {
  expect(valueIn('marketplaceBookingRef', 'Booking no. CX-34900, Sunday', mail)).toBe('CX-34900');
  expect(valueIn('classDate', 'CX-34900, Sunday 29 Nov 6 pm', mail)).toBe('2026-11-29');
  expect(valueIn('classTime', 'Sunday 29 Nov 6 pm', mail)).toBe('18:00');
});

it('takes the selected text as it stands where it may mean several references, or a name', () => {
  expect(valueIn('marketplaceBookingRef', 'Seat A-4 left. Booking no. CX-34900', mail)).toBe(
    'Seat A-4 left. Booking no. CX-34900',
  );
  expect(valueIn('customerName', ' Ana   Ruiz ', mail)).toBe('Ana Ruiz');
});
