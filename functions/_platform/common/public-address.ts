import ipaddr from 'ipaddr.js';

/** The only block of IPv6 that is assigned to the public. Mapped, translated, local and old forms are outside of it. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is one of the public internet: no private, loopback, link-local, shared, multicast, reserved
 * or documentation address, and none that carries an IPv4 address inside it.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}

export const isLoopbackAddress = (address: string): boolean => parse(address)?.range() === 'loopback';

/** Four decimal parts, or IPv6 without a zone: what a resolver answers, and nothing that only looks like it. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  return address.includes(':') && !address.includes('%') && ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.parse(address)
    : undefined;
}
