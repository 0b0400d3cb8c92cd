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

/** The channels whose places can be set. A connection always has credentials, because both are stored together. */
async function readChannels(
  table: StudioTable,
  studioId: string,
): Promise<{ open: OpenChannel[]; connections: Studio['connections'] }> {
  const [connections, sources] = await Promise.all([
    readConnections(table, studioId),
    readSources(table, studioId),
  ]);
  const marketplaces = connections
    .filter(({ status }) => status === 'connected')
    .map(({ marketplace, revenuePerBookingMinor }) => ({ channel: marketplace, revenuePerBookingMinor }));
  const kenko = sources.some(({ kind, status }) => kind === 'kenko' && status === 'connected');
  const own: { channel: AllottedChannel; revenuePerBookingMinor: number } = {
    channel: 'kenko',
    revenuePerBookingMinor: 0,
  };
  return { open: kenko ? [...marketplaces, own] : marketplaces, connections };
}

/** Reads the current terms for a studio's edits. */
export async function readTerms(table: StudioTable, studioId: string, now: Date): Promise<Studio> {
  const [{ timezone, country, currency, ai, inventoryMode }, { open, connections }] = await Promise.all([
    readStudio(table, studioId),
    readChannels(table, studioId),
  ]);
  return {
    timezone,
    country,
    currency,
    ai,
    terms: { mode: inventoryMode, now, connected: open },
    connections,
  };
}
