import type { Booking, Simulator } from '#infra/local/simulators/index.ts';

type Visited = Pick<Simulator, 'url' | 'deliveries'>;

/** A member books a class at a simulated marketplace. When this returns, the studio's system has received the event. */
export async function memberBooks(
  at: Visited,
  reference: string,
  name = 'Luz Prado',
  studio?: string,
): Promise<Booking> {
  return (await act(at, '/_control/bookings', { reference, name, studio })) as Booking;
}

export const memberCancels = (at: Visited, bookingId: number, late = false): Promise<unknown> =>
  act(at, '/_control/bookings/cancel', { bookingId, late });

export const memberChecksIn = (at: Visited, bookingId: number): Promise<unknown> =>
  act(at, '/_control/bookings/check-in', { bookingId });

async function act({ url, deliveries }: Visited, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was refused: ${text}`);
  await deliveries.drain();
  return text === '' ? undefined : JSON.parse(text);
}
