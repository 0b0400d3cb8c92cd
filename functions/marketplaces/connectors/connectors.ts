import type { Marketplace } from '../../../shared/contracts/channels.ts';
import type { MarketplaceConnector } from './connector.ts';
import { fitpass } from './fitpass.ts';
import { guided } from './guided.ts';
import { totalpass } from './totalpass.ts';
import { wellhub } from './wellhub.ts';

const connectors: Record<Marketplace, MarketplaceConnector> = {
  fitpass,
  wellhub,
  totalpass,
  classpass: guided('classpass'),
};

export function connectorFor(marketplace: Marketplace): MarketplaceConnector {
  return connectors[marketplace];
}
