import type { ConnectionState } from '#shared/core/states/connection-state.ts';
import { entriesOf, marketplaceState, systemState } from '#functions/_domain/connections/catalogue.ts';
import { readConnectionsAndHealths } from '#functions/_domain/connections/connection-store.ts';
import type { StudioSource } from '#functions/_domain/connections/source.ts';
import { readSources } from '#functions/_domain/connections/source-store.ts';
import { readSharedLogos } from '#functions/_domain/studio/logo-store.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

interface Standing {
  readonly state: ConnectionState;
  /** When its current fault was first noticed. Null if unknown. */
  readonly since: string | null;
}

/**
 * Lists the connected marketplaces and studio systems. Files do not count as a platform.
 *
 * @param given the sources of the studio's schedule, if they were read already
 */
export async function connectedOf(
  table: StudioTable,
  acrossStudios: SystemTable,
  now: Date,
  given?: readonly StudioSource[],
) {
  const [{ connections, healths }, sources, logos] = await Promise.all([
    readConnectionsAndHealths(table),
    given ?? readSources(table, table.studioId),
    readSharedLogos(acrossStudios),
  ]);
  const healthOf = (name: string) => healths.find(({ marketplace }) => marketplace === name);
  const standing = new Map<string, Standing>([
    ...connections.map((one): [string, Standing] => {
      const health = healthOf(one.marketplace);
      const state = marketplaceState(one, health, now);
      return [one.marketplace, { state, since: health?.lastErrorAt ?? health?.lastReadAt ?? null }];
    }),
    ...sources.map((one): [string, Standing] => [
      one.kind,
      { state: systemState(one), since: one.lastErrorAt ?? null },
    ]),
  ]);
  return entriesOf(new Set(standing.keys()), logos).flatMap(({ integrationId, name, logoUrl }) => {
    const { state, since } = standing.get(integrationId) ?? { state: 'not-connected', since: null };
    if (state === 'not-connected') return [];
    return [{ integrationId, name, logoUrl, state, troubledSince: state === 'connected' ? null : since }];
  });
}
