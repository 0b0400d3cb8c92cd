import type { EventType } from '#shared/contracts/reservations/event.ts';
import { answerOf, reviewDraftOf, missingIn } from '#web/src/features/reservations/review-draft.ts';
import { aReservationEvent } from '#test/builders/a-reservation-event.ts';

const classId = '20261125T1300Z-0123456789ab';

describe('what a person says a mail means', () => {
  it('begins with what was read, without a class', () => {
    expect(reviewDraftOf(aReservationEvent())).toEqual({
      eventType: 'booking_confirmed',
      customerName: 'Ana Ruiz',
      classId: null,
      bookingId: undefined,
    });
  });

  it('needs a meaning first, then a class', () => {
    const draft = reviewDraftOf(aReservationEvent({ eventType: null }));
    expect(missingIn(draft, undefined)).toBe('Choose what the mail says');
    expect(missingIn({ ...draft, eventType: 'class_cancelled' }, undefined)).toBe(
      'Choose the class it is about',
    );
    expect(missingIn({ ...draft, eventType: 'class_cancelled', classId }, undefined)).toBeUndefined();
    expect(answerOf(aReservationEvent(), draft, undefined)).toBeNull();
  });

  it('is sent with the version that was on screen, and only with what is told otherwise', () => {
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

  it('names nobody where a whole class is cancelled, or the name was taken away', () => {
    const event = aReservationEvent();
    const plain = { eventId: event.eventId, version: 3, classId };
    const said = (eventType: EventType, customerName: string) =>
      answerOf(event, { eventType, customerName, classId, bookingId: undefined }, undefined);
    expect(said('class_cancelled', 'Eva')).toEqual({ ...plain, eventType: 'class_cancelled' });
    expect(said('booking_confirmed', ' ')).toEqual(plain);
  });

  describe('of a cancellation', () => {
    const event = aReservationEvent({ eventType: 'booking_cancelled' });
    const draft = { ...reviewDraftOf(event), classId };
    const booking = (bookingId: string, isLikely: boolean) => ({
      bookingId,
      isLikely,
      customer: 'Ana Ruiz',
      bookedAt: '2026-11-20T10:00:00.000Z',
    });
    const others = [booking('a', false), booking('b', false)];

    it('is the only booking of the client, unless a person says otherwise', () => {
      const bookings = [booking('c', true), ...others];
      expect(answerOf(event, draft, bookings)).toMatchObject({ bookingId: 'c' });
      expect(answerOf(event, { ...draft, bookingId: null }, bookings)).toMatchObject({ bookingId: null });
      expect(missingIn(draft, bookings)).toBeUndefined();
    });

    it('has to be chosen where it is not sure, and need not where there is none', () => {
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
