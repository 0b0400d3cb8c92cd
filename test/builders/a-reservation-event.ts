import type { ReservationEvent } from '#shared/contracts/reservations/event.ts';

/** A booking at ClassPass that was read from a mail; `over` changes its fields. */
export const aReservationEvent = (over: Partial<ReservationEvent> = {}): ReservationEvent => ({
  eventId: '01KB0000000000000000000001',
  status: 'manual_review',
  eventType: 'booking_confirmed',
  marketplace: 'classpass',
  customerName: 'Ana Ruiz',
  className: 'Yoga',
  classDate: '2026-11-25',
  classTime: '07:00',
  marketplaceBookingRef: 'CP-1',
  places: null,
  confidence: 0.6,
  reasons: ['Two classes fit.'],
  errorMessage: null,
  syncAttempts: 1,
  mail: { from: 'no-reply@classpass.com', subject: 'New reservation', receivedAt: '2026-11-23T12:00:00Z' },
  classId: null,
  hasText: false,
  createdAt: '2026-11-23T12:00:30Z',
  completedAt: null,
  version: 3,
  ...over,
});
