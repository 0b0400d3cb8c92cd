import type { Marketplace } from '#shared/contracts/channels.ts';
import type { MarketplaceConnector } from './connectors/connector.ts';

/** Each connector is loaded on first use, so a worker's cold start loads only the one it needs. */
const connectors: Record<Marketplace, () => Promise<MarketplaceConnector>> = {
  fitpass: async () => (await import('./connectors/fitpass.ts')).fitpass,
  wellhub: async () => (await import('./connectors/wellhub.ts')).wellhub,
  totalpass: async () => (await import('./connectors/totalpass.ts')).totalpass,
  classpass: async () => (await import('./connectors/guided.ts')).guided('classpass'),
};

export const connectorFor = (marketplace: Marketplace): Promise<MarketplaceConnector> =>
  connectors[marketplace]();
