import { channelNames, marketplaces, type Marketplace } from '../../shared/contracts/channels.ts';
import type { OutputOf } from '../../shared/contracts/operation.ts';
import type { listCatalogue } from '../../shared/contracts/integrations/list-catalogue.ts';
import type { IntegrationView } from '../../shared/contracts/integrations/integration.ts';

type Entry = Pick<IntegrationView, 'description' | 'capability'>;

const entries: Record<Marketplace, Entry> = {
  fitpass: {
    description: 'Memberships for gyms and studios. Places are set through the partner portal.',
    capability: 'portal',
  },
  wellhub: {
    description: 'Corporate wellbeing, formerly Gympass. Places are set through its booking interface.',
    capability: 'push',
  },
  totalpass: {
    description: 'Corporate wellbeing in Brazil and Mexico. Places are set through its booking interface.',
    capability: 'push',
  },
  classpass: {
    description: 'Credits for classes everywhere. You set places in its partner dashboard; Cupo says which.',
    capability: 'guided',
  },
};

export interface Connected {
  readonly marketplace: Marketplace;
  readonly status: 'connected' | 'disconnected';
  readonly connectedAt: string;
  readonly revenuePerBookingMinor: number;
  readonly noShowPayPercent: number;
}

const connectionOf = (connection: Connected) => ({
  status: connection.status,
  connectedAt: connection.connectedAt,
  revenuePerBookingMinor: connection.revenuePerBookingMinor,
  noShowPayPercent: connection.noShowPayPercent,
});

/** One entry of the catalogue with a studio's connection to it. */
export const integrationOf = (
  integrationId: Marketplace,
  connected: Connected | undefined,
): IntegrationView => ({
  integrationId,
  name: channelNames[integrationId],
  ...entries[integrationId],
  connection: connected ? connectionOf(connected) : null,
});

/** The whole catalogue, in its fixed order. */
export const catalogueWith = (connections: readonly Connected[]): IntegrationView[] =>
  marketplaces.map((id) =>
    integrationOf(
      id,
      connections.find(({ marketplace }) => marketplace === id),
    ),
  );

type PublicEntry = OutputOf<typeof listCatalogue>['integrations'][number];

/** No logo has been given yet: screens show the name's first letter. */
const noLogo = '';

/** Studio systems that a schedule can come from; the team connects them on request. */
const studioSystems = [
  {
    integrationId: 'kenko',
    name: channelNames.kenko,
    description: 'Studio management. Its schedule and bookings become your classes here.',
  },
  {
    integrationId: 'custom-erp',
    name: 'Custom ERP',
    description: 'Any other studio system. Tell us which one, and we connect it with you.',
  },
] as const;

/** What everybody may see, in order of priority. */
export const publicCatalogue: PublicEntry[] = [
  ...marketplaces.map((integrationId) => ({
    integrationId,
    name: channelNames[integrationId],
    type: 'marketplace' as const,
    description: entries[integrationId].description,
    logoUrl: noLogo,
  })),
  ...studioSystems.map((system) => ({
    ...system,
    type: 'erp' as const,
    logoUrl: noLogo,
  })),
];

/** The entries of the catalogue that go by these ids, in order of priority. */
export const entriesOf = (integrationIds: ReadonlySet<string>): PublicEntry[] =>
  publicCatalogue.filter(({ integrationId }) => integrationIds.has(integrationId));
