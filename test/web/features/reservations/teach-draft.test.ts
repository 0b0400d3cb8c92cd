import type { MailText } from '#shared/contracts/reservations/layout.ts';
import { markedParts, marksOf } from '#web/src/features/reservations/mail-marks.ts';
import {
  furtherDraftOf,
  lackingIn,
  lessonOf,
  valueIn,
  type TeachDraft,
} from '#web/src/features/reservations/teach-draft.ts';

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

it('finds the reference, the day and the time in the selected text', () => {
  expect(valueIn('marketplaceBookingRef', 'Booking no. CX-34900, Sunday', mail)).toBe('CX-34900');
  expect(valueIn('classDate', 'CX-34900, Sunday 29 Nov 6 pm', mail)).toBe('2026-11-29');
  expect(valueIn('classTime', 'Sunday 29 Nov 6 pm', mail)).toBe('18:00');
});

it('uses the selected text unchanged for a name or if several references are possible', () => {
  expect(valueIn('marketplaceBookingRef', 'Seat A-4 left. Booking no. CX-34900', mail)).toBe(
    'Seat A-4 left. Booking no. CX-34900',
  );
  expect(valueIn('customerName', ' Ana   Ruiz ', mail)).toBe('Ana Ruiz');
});

const ana: TeachDraft = {
  meaning: 'booking_confirmed',
  customerName: 'Ana Ruiz',
  className: 'Yoga',
  classDate: '2026-11-29',
  classTime: '18:00',
  marketplaceBookingRef: 'CX-34900',
};
const eva: TeachDraft = { ...ana, customerName: 'Eva Sol', marketplaceBookingRef: '' };

describe('an e-mail about several reservations', () => {
  it("starts another reservation with the last one's class and no customer", () => {
    expect(furtherDraftOf(ana)).toEqual({ ...ana, customerName: '', marketplaceBookingRef: '' });
  });

  it('is sent as the first reservation and the others, each with its event type', () => {
    const gone: TeachDraft = { ...eva, meaning: 'booking_cancelled' };
    expect(lessonOf([ana])).toMatchObject({ meaning: 'booking_confirmed' });
    expect(lessonOf([ana])).not.toHaveProperty('others');
    expect(lessonOf([ana, gone])).toMatchObject({
      told: { customerName: 'Ana Ruiz', marketplaceBookingRef: 'CX-34900' },
      others: [
        { eventType: 'booking_cancelled', told: { customerName: 'Eva Sol', marketplaceBookingRef: null } },
      ],
    });
  });

  it('cannot be saved while a reservation is incomplete or a duplicate, and names it', () => {
    const empty: TeachDraft = { ...eva, className: ' ', classDate: '' };
    expect(lackingIn([ana, eva])).toBeUndefined();
    expect(lackingIn([ana, eva, empty])).toBe(
      'Reservation 3: Enter at least the class, the date or the reference',
    );
    expect(lackingIn([ana, { ...eva, meaning: null }])).toBe('Reservation 2: Choose what happened');
    expect(lackingIn([ana, eva, { ...eva, customerName: ' Eva Sol ' }])).toBe(
      'Reservation 3: It is the same as another one',
    );
    expect(lackingIn([empty])).toBe('Enter at least the class, the date or the reference');
  });

  it('marks the values of each reservation; shared values belong to the current one', () => {
    const marked = (current: number) =>
      markedParts('Yoga: Ana Ruiz and Eva Sol', marksOf([ana, eva], current, mail)).flatMap(
        ({ text, said }) => (said ? [[text, said.field, said.at]] : []),
      );
    expect(marked(0)).toEqual([
      ['Yoga', 'className', 0],
      ['Ana Ruiz', 'customerName', 0],
      ['Eva Sol', 'customerName', 1],
    ]);
    expect(marked(1)[0]).toEqual(['Yoga', 'className', 1]);
  });
});
