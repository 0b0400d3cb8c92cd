import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { MarketplaceHealthEntity } from '#functions/_data/connections/marketplace-health.ts';
import { readRange } from '#functions/_data/read-together.ts';
import { CalendarEntity } from '#functions/_data/studio/calendar.ts';
import { connectionOf } from '#functions/_domain/connections/connection-store.ts';
import { emptyCalendar } from '#functions/_domain/studio/calendar.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** Keys of the studio's own items, from its calendar to the health of its marketplaces. */
const range = { partition: 'STUDIO', from: 'CALENDAR', upTo: 'HEALTH#~' };

/**
 * Reads a studio's calendar, its connections and the health of its marketplaces in one request: their keys are next to
 * each other, and nothing else is between them. Their number is limited by that of the marketplaces.
 */
export async function readSurroundings(table: StudioTable) {
  const { calendars, connections, healths } = await readRange(
    table,
    { calendars: CalendarEntity, connections: ConnectionEntity, healths: MarketplaceHealthEntity },
    range,
  );
  return { calendar: calendars[0] ?? emptyCalendar, connections: connections.map(connectionOf), healths };
}
