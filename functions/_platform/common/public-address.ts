import ipaddr from 'ipaddr.js';

/** The only IPv6 block for public addresses. Mapped, translated, local and deprecated forms are outside of it. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address is a public internet address: not private, loopback, link-local, shared, multicast, reserved or
 * for documentation, and not an IPv6 address with an embedded IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed?.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalIpv6);
}

export const isLoopbackAddress = (address: string): boolean => parse(address)?.range() === 'loopback';

/** Accepts four decimal parts, or IPv6 without a zone, as a resolver returns them. No other spelling is accepted. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return ipaddr.IPv4.parse(address);
  return address.includes(':') && !address.includes('%') && ipaddr.IPv6.isValid(address)
    ? ipaddr.IPv6.parse(address)
    : undefined;
}
