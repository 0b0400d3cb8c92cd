import type { AllottedChannel } from '#shared/contracts/channels.ts';
import type { StudioSettings } from '#shared/contracts/settings/settings.ts';
import { readConnections } from '#functions/_domain/connections/connection-store.ts';
import { readSources } from '#functions/_domain/connections/source-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { OpenChannel, Terms } from './edit-class.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The stored facts about a studio that edits depend on. */
export interface Studio {
  readonly timezone: string;
  readonly country?: string | undefined;
  readonly currency: StudioSettings['currency'];
  readonly ai: StudioSettings['ai'];
  readonly terms: Terms;
  readonly connections: Awaited<ReturnType<typeof readConnections>>;
}

type Connections = Studio['connections'];
type Source = Pick<Awaited<ReturnType<typeof readSources>>[number], 'kind' | 'status'>;

/** The channels whose places can be set. A connection always has credentials, because both are stored together. */
function openChannels(connections: Connections, sources: readonly Source[]): OpenChannel[] {
  const marketplaces = connections
    .filter(({ status }) => status === 'connected')
    .map(({ marketplace, revenuePerBookingMinor }) => ({ channel: marketplace, revenuePerBookingMinor }));
  const kenko = sources.some(({ kind, status }) => kind === 'kenko' && status === 'connected');
  const own: { channel: AllottedChannel; revenuePerBookingMinor: number } = {
    channel: 'kenko',
    revenuePerBookingMinor: 0,
  };
  return kenko ? [...marketplaces, own] : marketplaces;
}

/** The current terms for a studio's edits, from its stored settings, connections and sources. */
export const studioTermsOf = (
  { timezone, country, currency, ai, inventoryMode }: Awaited<ReturnType<typeof readStudio>>,
  connections: Connections,
  sources: readonly Source[],
  now: Date,
): Studio => ({
  timezone,
  country,
  currency,
  ai,
  terms: { mode: inventoryMode, now, connected: openChannels(connections, sources) },
  connections,
});

/** Reads the current terms for a studio's edits. */
export async function readTerms(table: StudioTable, studioId: string, now: Date): Promise<Studio> {
  const [studio, connections, sources] = await Promise.all([
    readStudio(table, studioId),
    readConnections(table, studioId),
    readSources(table, studioId),
  ]);
  return studioTermsOf(studio, connections, sources, now);
}
