import { optionalEnvironment } from './environment.ts';
import { isLoopbackAddress } from './public-address.ts';

/** The hosts at which the makers of browsers accept messages, and the domains below which they have several. */
const hosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const domains = ['.push.apple.com', '.notify.windows.com'];

const isOfMaker = (hostname: string): boolean =>
  hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain));

/**
 * Whether an endpoint belongs to a browser maker's push service. Whoever registers a browser names the address that
 * messages are sent to, so no other address is accepted. On one machine it may be that machine.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  if (optionalEnvironment('OUTBOUND_LOOPBACK') === 'allowed' && isLoopbackAddress(hostname)) return true;
  return protocol === 'https:' && port === '' && isOfMaker(hostname);
}
