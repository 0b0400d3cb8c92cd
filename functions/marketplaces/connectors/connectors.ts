import type { Marketplace } from '#shared/contracts/channels.ts';
import type { MarketplaceConnector } from './connector.ts';

/** Each is loaded when it is first asked for: a worker that starts cold pays for the one it uses. */
const connectors: Record<Marketplace, () => Promise<MarketplaceConnector>> = {
  fitpass: async () => (await import('./fitpass.ts')).fitpass,
  wellhub: async () => (await import('./wellhub.ts')).wellhub,
  totalpass: async () => (await import('./totalpass.ts')).totalpass,
  classpass: async () => (await import('./guided.ts')).guided('classpass'),
};

export const connectorFor = (marketplace: Marketplace): Promise<MarketplaceConnector> =>
  connectors[marketplace]();
