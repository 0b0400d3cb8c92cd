import { optionalEnvironment } from './environment.ts';
import { isLoopbackAddress } from './public-address.ts';

/** The push service hosts of browser makers, and the domains under which they have several. */
const hosts = new Set(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']);
const domains = ['.push.apple.com', '.notify.windows.com'];

const isOfMaker = (hostname: string): boolean =>
  hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain));

/**
 * Whether an endpoint belongs to a browser maker's push service. The person who registers a browser supplies the
 * address that messages are sent to, so all other addresses are refused. In the local twin, this machine is allowed
 * too.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const { protocol, hostname, port } = new URL(endpoint);
  if (optionalEnvironment('OUTBOUND_LOOPBACK') === 'allowed' && isLoopbackAddress(hostname)) return true;
  return protocol === 'https:' && port === '' && isOfMaker(hostname);
}
