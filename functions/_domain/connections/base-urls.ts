import type { Marketplace } from '#shared/contracts/channels.ts';
import { environment } from '#functions/_platform/common/environment.ts';

/** The base URLs of the marketplaces that are called over the network. */
export type BaseUrls = Readonly<Partial<Record<Marketplace, string>>>;

export function baseUrls(): BaseUrls {
  const hosts = environment('WELLHUB_BASE_URL', 'TOTALPASS_BASE_URL', 'FITPASS_BASE_URL');
  return {
    wellhub: hosts.WELLHUB_BASE_URL,
    totalpass: hosts.TOTALPASS_BASE_URL,
    fitpass: hosts.FITPASS_BASE_URL,
  };
}
