import type { Marketplace } from '#shared/contracts/channels.ts';
import { listSigns } from '#shared/contracts/integrations/list-signs.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { lastHeard, lastNumberOf, type HeardBooking, type Signs } from './signs/signs.ts';
import { readNewestApplied } from '#functions/_domain/places/outbox/adjustment-store.ts';
import { heardSince, readClassName, readLateBookings } from './signs/signs-store.ts';

async function bookingOf(
  table: StudioTable,
  studioId: string,
  heard: HeardBooking | undefined,
): Promise<Signs['lastBooking']> {
  if (!heard) return null;
  const className = await readClassName(table, studioId, heard.classId);
  return className === undefined ? null : { at: heard.bookedAt, className };
}

export const handler = httpOperation(listSigns, {}, async ({ table, caller: { studioId }, deps }) => {
  const now = deps.clock.now();
  const [connections, bookings, confirmed] = await Promise.all([
    readConnections(table, studioId),
    readLateBookings(table, studioId, now),
    readNewestApplied(table, studioId),
  ]);
  const connected = connections.filter(({ status }) => status === 'connected');
  const since = heardSince(now).toISOString();
  const signsOf = async (marketplace: Marketplace): Promise<Signs> => ({
    marketplace,
    lastBooking: await bookingOf(table, studioId, lastHeard(bookings, marketplace, since)),
    lastNumber: lastNumberOf(confirmed, marketplace),
  });
  return { signs: await Promise.all(connected.map(({ marketplace }) => signsOf(marketplace))) };
});
