import { channelNames, marketplaces, type Marketplace } from '../../shared/contracts/channels.ts';
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
