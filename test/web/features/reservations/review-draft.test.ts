import type { EventType } from '#shared/contracts/reservations/event.ts';
import { answerOf, reviewDraftOf, missingIn } from '#web/src/features/reservations/review-draft.ts';
import { aReservationEvent } from '#test/builders/a-reservation-event.ts';

const classId = '20261125T1300Z-0123456789ab';

describe("a person's review of an e-mail", () => {
  it('starts with the values read from the e-mail, without a class', () => {
    expect(reviewDraftOf(aReservationEvent())).toEqual({
      eventType: 'booking_confirmed',
      customerName: 'Ana Ruiz',
      places: '1',
      classId: null,
      bookingId: undefined,
    });
  });

  it('requires an event type first, then a class', () => {
    const draft = reviewDraftOf(aReservationEvent({ eventType: null }));
    expect(missingIn(draft, undefined)).toBe('Choose what the mail says');
    expect(missingIn({ ...draft, eventType: 'class_cancelled' }, undefined)).toBe(
      'Choose the class it is about',
    );
    expect(missingIn({ ...draft, eventType: 'class_cancelled', classId }, undefined)).toBeUndefined();
    expect(answerOf(aReservationEvent(), draft, undefined)).toBeNull();
  });

  it('sends the version on the screen and only the corrected values', () => {
    const event = aReservationEvent();
    const draft = { ...reviewDraftOf(event), classId };
    expect(answerOf(event, draft, undefined)).toEqual({ eventId: event.eventId, version: 3, classId });
    expect(answerOf(event, { ...draft, eventType: 'booking_cancelled', customerName: ' Eva ' }, [])).toEqual({
      eventId: event.eventId,
      version: 3,
      classId,
      eventType: 'booking_cancelled',
      customerName: 'Eva',
    });
  });

  it('sends no name if the whole class is cancelled or the name was removed', () => {
    const event = aReservationEvent();
    const plain = { eventId: event.eventId, version: 3, classId };
    const said = (eventType: EventType, customerName: string) =>
      answerOf(event, { eventType, customerName, places: '1', classId, bookingId: undefined }, undefined);
    expect(said('class_cancelled', 'Eva')).toEqual({ ...plain, eventType: 'class_cancelled' });
    expect(said('booking_confirmed', ' ')).toEqual(plain);
  });

  it('sends the number of places of a booking if it is not the one in the e-mail', () => {
    const event = aReservationEvent({ places: 2 });
    const draft = { ...reviewDraftOf(event), classId };
    expect(draft.places).toBe('2');
    expect(answerOf(event, draft, undefined)).not.toHaveProperty('places');
    expect(answerOf(event, { ...draft, places: '3' }, undefined)).toMatchObject({ places: 3 });
    const single = aReservationEvent();
    expect(answerOf(single, { ...reviewDraftOf(single), classId }, undefined)).not.toHaveProperty('places');
    for (const places of ['0', '51', '', 'two'])
      expect(missingIn({ ...draft, places }, undefined)).toBe(
        'Enter how many places are booked, from 1 to 50.',
      );
    expect(missingIn({ ...draft, places: '50' }, undefined)).toBeUndefined();
  });

  describe('the booking that a cancellation ends', () => {
    const event = aReservationEvent({ eventType: 'booking_cancelled' });
    const draft = { ...reviewDraftOf(event), classId };
    const booking = (bookingId: string, isLikely: boolean) => ({
      bookingId,
      isLikely,
      customer: 'Ana Ruiz',
      bookedAt: '2026-11-20T10:00:00.000Z',
    });
    const others = [booking('a', false), booking('b', false)];

    it("is the customer's only booking, unless the person chooses otherwise", () => {
      const bookings = [booking('c', true), ...others];
      expect(answerOf(event, draft, bookings)).toMatchObject({ bookingId: 'c' });
      expect(answerOf(event, { ...draft, bookingId: null }, bookings)).toMatchObject({ bookingId: null });
      expect(missingIn(draft, bookings)).toBeUndefined();
    });

    it('must be chosen if it is uncertain, but not if there are no bookings', () => {
      expect(missingIn(draft, undefined)).toBe('The bookings of the class are on their way');
      expect(missingIn(draft, others)).toBe('Choose the booking that is cancelled');
      expect(missingIn(draft, [booking('c', true), booking('d', true)])).toBe(
        'Choose the booking that is cancelled',
      );
      expect(missingIn({ ...draft, bookingId: 'a' }, others)).toBeUndefined();
      expect(missingIn(draft, [])).toBeUndefined();
      expect(answerOf(event, draft, [])).not.toHaveProperty('bookingId');
    });
  });
});
