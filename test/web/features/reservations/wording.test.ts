import {
  aboutOf,
  backlogText,
  candidateText,
  countedText,
  titleOf,
  whenOf,
} from '#web/src/features/reservations/wording.ts';
import { aReservationEvent } from '#test/builders/a-reservation-event.ts';

describe('the summary of a reservation e-mail', () => {
  it('starts with the customer, followed by the class, its time and the marketplace', () => {
    const event = aReservationEvent();
    expect(titleOf(event)).toBe('Ana Ruiz');
    expect(aboutOf(event)).toBe('Yoga · Wed, Nov 25, 07:00 · ClassPass');
  });

  it('starts with the class, named only once, if no customer is named or the class is cancelled', () => {
    const unnamed = aReservationEvent({ customerName: null });
    expect(titleOf(unnamed)).toBe('Yoga');
    expect(aboutOf(unnamed)).toBe('Wed, Nov 25, 07:00 · ClassPass');
    expect(titleOf(aReservationEvent({ eventType: 'class_cancelled' }))).toBe('Yoga');
  });

  it('starts with the subject if neither customer nor class is known', () => {
    expect(titleOf(aReservationEvent({ customerName: null, className: null }))).toBe('New reservation');
  });

  it('shows the day and the time as far as they are known', () => {
    expect(whenOf({ classDate: '2026-11-25', classTime: null })).toBe('Wed, Nov 25');
    expect(whenOf({ classDate: null, classTime: '07:00' })).toBe('07:00');
    expect(whenOf({ classDate: null, classTime: null })).toBe('');
  });
});

describe('the text about pending work', () => {
  const counts = { pending: 0, manualReview: 4, failed: 2 };
  it.each([
    [0, 0, 'Up to date'],
    [1, 0, '1 mail to read'],
    [12, 1, '12 mails to read, 1 reservation to add'],
    [0, 100, '100+ reservations to add'],
  ])('%i mails and %i reservations', (waitingMails, pending, text) => {
    expect(backlogText({ waitingMails, counts: { ...counts, pending } })).toBe(text);
  });

  it('shows 100+ when the count reaches its limit', () => {
    expect([countedText(0), countedText(99), countedText(100)]).toEqual(['0', '99', '100+']);
  });
});

describe('a class that may match an e-mail', () => {
  const candidate = {
    classId: '20261125T1300Z-0123456789ab',
    className: 'Yoga',
    room: 'Sala 1',
    startsAt: '2026-11-25T13:00:00Z',
    localDate: '2026-11-25',
    localTime: '07:00',
    totalCapacity: 20,
    bookings: 12,
    score: 0.92,
  };

  it('shows its room, its bookings and how well it fits', () => {
    expect(candidateText(candidate)).toBe('Sala 1 · 12 of 20 booked · fits 92%');
    expect(candidateText({ ...candidate, room: '' })).toBe('12 of 20 booked · fits 92%');
  });
});
