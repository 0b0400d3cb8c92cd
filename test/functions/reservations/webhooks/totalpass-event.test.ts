import * as z from 'zod';
import { readTotalpassEvent } from '#functions/reservations/webhooks/totalpass-event.ts';

const now = new Date('2026-10-13T10:00:00.000Z');
const booked = {
  event: { id: '0a1b2c3d-0000-4000-8000-000000000001', title: 'Yoga', plan_code: 'TP3' },
  place: { place: 'place-1', name: 'Alameda' },
  user: { name: 'Luz Prado', email: 'luz@example.com', phone: '+52', code: 'TP000001' },
  slot: { id: '65f0c0de0000000000000001', status: 'active', date: '2026-10-14T18:00:00.000Z', seat: null },
};
const withSlot = (slot: object) => ({ ...booked, slot: { ...booked.slot, ...slot } });

describe('an event from TotalPass', () => {
  it('about a booking identifies it with its class and member', () => {
    expect(readTotalpassEvent(booked, now)).toMatchObject({
      event: 'confirmed',
      reference: '65f0c0de0000000000000001',
      listingId: '0a1b2c3d-0000-4000-8000-000000000001',
      at: '2026-10-13T10:00:00.000Z',
      customerName: 'Luz Prado',
      customerEmail: 'luz@example.com',
    });
  });

  it('expires after five minutes if it needs a confirmation', () => {
    const requested = withSlot({
      status: 'pending',
      confirmation_url: 'https://booking-api.totalpass.com/x',
    });
    expect(readTotalpassEvent(requested, now)).toMatchObject({
      event: 'requested',
      answerBy: '2026-10-13T10:05:00.000Z',
    });
  });

  it.each(['canceled', 'cancelled', 'denied', 'expired'])('of status %s frees a place', (status) => {
    expect(readTotalpassEvent(withSlot({ status }), now)).toMatchObject({ event: 'cancelled' });
  });

  it('is the same event however often it is sent, and a new one when its contents differ', () => {
    const idOf = (body: object) => readTotalpassEvent(body, now)?.eventId;
    expect(idOf(structuredClone(booked))).toBe(idOf(booked));
    expect(idOf(withSlot({ status: 'canceled' }))).not.toBe(idOf(booked));
  });

  it('about a check-in belongs to no booking', () => {
    expect(readTotalpassEvent({ type: 'CHECK_IN_CREATED', check_in: {} }, now)).toBeUndefined();
  });

  it.each([null, {}, { ...booked, slot: undefined }, { ...booked, event: { title: 'Yoga' } }])(
    'of another form is not understood',
    (body) => {
      expect(() => readTotalpassEvent(body, now)).toThrow(z.ZodError);
    },
  );
});
