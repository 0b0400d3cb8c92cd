import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import type { ConnectionState } from '#shared/core/states/connection-state.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { entriesOf, marketplaceState, systemState } from '#functions/_domain/connections/catalogue.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readSources } from '#functions/_domain/connections/source-store.ts';
import { readSharedLogos } from '#functions/_domain/studio/logo-store.ts';
import { readHealths } from '#functions/_domain/connections/health-store.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import { readDayOutlooks } from '#functions/_domain/classes/day-outlook-store.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import { daysShown, insightsOf, occupancyOf } from './dashboard.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/** What stands connected, marketplaces and studio systems alike; files are no platform. */
async function connectedOf(table: StudioTable, acrossStudios: SystemTable, studioId: string, now: Date) {
  const [connections, healths, sources, logos] = await Promise.all([
    readConnections(table, studioId),
    readHealths(table, studioId),
    readSources(table, studioId),
    readSharedLogos(acrossStudios),
  ]);
  const healthOf = (name: string) => healths.find(({ marketplace }) => marketplace === name);
  const states = new Map<string, ConnectionState>([
    ...connections.map(
      (one) => [one.marketplace, marketplaceState(one, healthOf(one.marketplace), now)] as const,
    ),
    ...sources.map((one) => [one.kind, systemState(one)] as const),
  ]);
  return entriesOf(new Set(states.keys()), logos).flatMap(({ integrationId, name, logoUrl }) => {
    const state = states.get(integrationId);
    return state === undefined || state === 'not-connected' ? [] : [{ integrationId, name, logoUrl, state }];
  });
}

export const handler = httpOperation(getDashboard, {}, async ({ table, caller: { studioId }, deps }) => {
  const { automationPaused, currency, timezone } = await readStudio(table, studioId);
  const now = deps.clock.now();
  const today = instantToLocal(now.toISOString(), timezone).date;
  const [counters, { days, coming, figures }, connected, pausedByTeam] = await Promise.all([
    readCounters(table, studioId),
    readDayOutlooks(table, studioId, { ...daysShown(today), today }, timezone, now),
    connectedOf(table, deps.table.acrossStudios, studioId, now),
    isPausedByTeam(table, studioId),
  ]);
  return {
    automationPaused,
    pausedByTeam,
    currency,
    timezone,
    totalBookings: counters.bookings,
    occupancyPercent: occupancyOf(days),
    slotsManaged: counters.slotsManaged,
    automationsRun: counters.automationsRun,
    connected,
    insights: insightsOf(counters, figures.get(today)?.executed ?? 0),
    days,
    coming,
    today,
  };
});
