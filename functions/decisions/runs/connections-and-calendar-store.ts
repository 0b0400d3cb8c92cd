import { ConnectionEntity } from '#functions/_data/connections/connection.ts';
import { readRange } from '#functions/_data/read-together.ts';
import { CalendarEntity } from '#functions/_data/studio/calendar.ts';
import { connectionOf } from '#functions/_domain/connections/connection-store.ts';
import { emptyCalendar } from '#functions/_domain/studio/calendar.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The keys of a studio's calendar and of its connections, which are next to each other. */
const range = { partition: 'STUDIO', from: 'CALENDAR', upTo: 'CONNECTION#~' };

/** Reads a studio's connections and its calendar, which is empty if none is stored, in one request. */
export async function readConnectionsAndCalendar(table: StudioTable) {
  const { calendars, connections } = await readRange(
    table,
    { calendars: CalendarEntity, connections: ConnectionEntity },
    range,
  );
  return { connections: connections.map(connectionOf), calendar: calendars[0] ?? emptyCalendar };
}
