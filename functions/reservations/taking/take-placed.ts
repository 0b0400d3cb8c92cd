import type { PlacedReservation } from '#shared/contracts/reservations/messages.ts';
import type { RedecideDeps } from '#functions/_domain/places/decisions/redecide.ts';
import { applyReservation } from './take-reservation.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const events = { confirmed: 'booking_confirmed', cancelled: 'booking_cancelled' } as const;

/** Applies a booking from a studio's own system. */
export async function applyPlaced(
  table: StudioTable,
  placed: PlacedReservation,
  deps: RedecideDeps,
): Promise<void> {
  const event = events[placed.event];
  const taken = await applyReservation(table, { ...placed, event, source: 'studio-system' }, deps);
  if (taken.kind === 'no-class') deps.logger.warn('booking without a class', { channel: placed.channel });
}
