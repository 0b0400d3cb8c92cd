import { getDashboard } from '../../shared/contracts/dashboard/get-dashboard.ts';
import { instantToLocal } from '../../shared/core/time/zone.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { entriesOf } from '../integrations/catalogue.ts';
import { readConnections } from '../integrations/connection-store.ts';
import { readSources } from '../integrations/source-store.ts';
import { readSharedLogos } from '../logos/logo-store.ts';
import { isPausedByTeam } from '../settings/platform-store.ts';
import { readStudio } from '../settings/studio-store.ts';
import { readCounters, readDays } from './counters-store.ts';
import { daysOf, daysShown, insightsOf, occupancyOf } from './dashboard.ts';

/** What stands connected, marketplaces and studio systems alike; files are no platform. */
async function connectedOf(studioId: string) {
  const [connections, sources, logos] = await Promise.all([
    readConnections(studioId),
    readSources(studioId),
    readSharedLogos(),
  ]);
  const ids = [
    ...connections.map(({ marketplace: id, status }) => ({ id, status })),
    ...sources.map(({ kind: id, status }) => ({ id, status })),
  ].flatMap(({ id, status }) => (status === 'connected' ? [id] : []));
  return entriesOf(new Set<string>(ids), logos).map(({ integrationId, name, logoUrl }) => ({
    integrationId,
    name,
    logoUrl,
  }));
}

export const handler = httpOperation(getDashboard, {}, async ({ caller: { studioId }, deps }) => {
  const { automationPaused, currency, timezone } = await readStudio(studioId);
  const today = instantToLocal(deps.clock.now().toISOString(), timezone).date;
  const { from, to } = daysShown(today);
  const [counters, figures, connected, pausedByTeam] = await Promise.all([
    readCounters(studioId),
    readDays(studioId, from, to),
    connectedOf(studioId),
    isPausedByTeam(studioId),
  ]);
  const days = daysOf(figures, today);
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
    today,
  };
});
