import { ReplacingSeriesEntity } from '#functions/_data/classes/replacing-series.ts';
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
 * Reads a studio's calendar, its list of series that replaced another one, its connections and the health of its
 * marketplaces in one request: their keys are next to each other, and nothing else is between them. Their number is
 * limited by that of the marketplaces.
 */
export async function readSurroundings(table: StudioTable) {
  const { calendars, replacing, connections, healths } = await readRange(
    table,
    {
      calendars: CalendarEntity,
      replacing: ReplacingSeriesEntity,
      connections: ConnectionEntity,
      healths: MarketplaceHealthEntity,
    },
    range,
  );
  return {
    calendar: calendars[0] ?? emptyCalendar,
    replacing: replacing[0],
    connections: connections.map(connectionOf),
    healths,
  };
}

export type Surroundings = Awaited<ReturnType<typeof readSurroundings>>;
