import { lookup as lookUp } from 'node:dns/promises';
import type { LookupAddress, LookupOptions } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import type { ClientRequestArgs } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { optionalEnvironment } from '../common/environment.ts';
import { isLoopbackAddress, isPublicAddress } from '../common/public-address.ts';

/** Resolves a host name to all of its addresses. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface OutboundTerms {
  /** Allows requests to this machine as well, over http. Only the local twin and tests set it; no template does. */
  readonly loopback: boolean;
  readonly resolve: Resolve;
  /** Whether a connection is reused for later requests. */
  readonly keepAlive?: boolean;
}

/** Thrown if a URL may not be called. No connection was made. */
export class OutboundRefused extends Error {
  override readonly name = 'OutboundRefused';
}

/** The hosts and networks that this process may reach. */
export const outboundTerms = (): OutboundTerms => ({
  loopback: optionalEnvironment('OUTBOUND_LOOPBACK') === 'allowed',
  resolve: (hostname) => lookUp(hostname, { all: true, verbatim: true }),
});

/**
 * Checks a URL: it must use https, a host name and the default port, and contain no user. The IP address is checked
 * when the connection is made.
 *
 * @throws {OutboundRefused}
 */
export function outboundUrl(text: string, { loopback }: Pick<OutboundTerms, 'loopback'>): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') throw refused(url);
  if (loopback && isThisMachine(url.hostname)) {
    if (url.protocol === 'http:' || url.protocol === 'https:') return url;
    throw refused(url);
  }
  // The URL parser has already normalised all spellings of an IPv4 address and dropped the default port.
  if (url.protocol !== 'https:' || url.port !== '' || isIP(bare(url.hostname)) !== 0) throw refused(url);
  return url;
}

/**
 * The agents for all clients that call the internet. They connect to the address that was checked, without a second
 * lookup.
 */
export const httpsAgent = (terms: OutboundTerms): HttpsAgent =>
  checking(new HttpsAgent(keepingAlive(terms)), terms);
export const httpAgent = (terms: OutboundTerms): HttpAgent =>
  checking(new HttpAgent(keepingAlive(terms)), terms);

const keepingAlive = ({ keepAlive = false }: OutboundTerms) => ({ keepAlive });

type Connected = Parameters<HttpAgent['createConnection']>[1];
type Connection = ReturnType<HttpAgent['createConnection']>;

/** An agent that checks the address of every connection it makes. */
function checking<A extends HttpAgent>(agent: A, terms: OutboundTerms): A {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, connected) =>
    checked(options, terms, connected, (safe) => connect(safe, connected));
  return agent;
}

function checked(
  options: ClientRequestArgs,
  terms: OutboundTerms,
  connected: Connected,
  connect: (safe: ClientRequestArgs) => Connection,
): Connection {
  const host = options.host ?? options.hostname ?? '';
  // An IP address is not looked up, so it is checked here.
  if (host === '' || options.socketPath || (isIP(host) !== 0 && !isAllowed(host, terms))) {
    const nothing = undefined as never;
    process.nextTick(() => connected?.(refused(), nothing));
    return undefined;
  }
  return connect({ ...options, lookup: checkingLookup(terms) });
}

/**
 * Looks a name up once and passes on the checked addresses, so a later change of the name has no effect. If any address
 * is not public, all are refused.
 */
export function checkingLookup(terms: OutboundTerms): LookupFunction {
  return (hostname, options, callback) => void answerLookup(hostname, options, callback, terms);
}

async function answerLookup(
  hostname: string,
  options: LookupOptions,
  callback: Parameters<LookupFunction>[2],
  terms: OutboundTerms,
): Promise<void> {
  const found = await terms.resolve(hostname).catch(() => []);
  const wanted = ofFamily(found, options);
  const [first] = wanted;
  if (first === undefined || !found.every(({ address }) => isAllowed(address, terms)))
    callback(refused(), '', 0);
  else if (options.all) callback(null, [...wanted]);
  else callback(null, first.address, first.family);
}

function ofFamily(found: readonly LookupAddress[], { family }: LookupOptions): readonly LookupAddress[] {
  const wanted = family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : (family ?? 0);
  return wanted === 0 ? found : found.filter((one) => one.family === wanted);
}

const isAllowed = (address: string, { loopback }: OutboundTerms): boolean =>
  isPublicAddress(address) || (loopback && isLoopbackAddress(address));

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || isLoopbackAddress(bare(hostname));

const bare = (hostname: string): string => hostname.replace(/^\[(.*)\]$/, '$1');

const refused = (url?: URL): OutboundRefused =>
  new OutboundRefused(
    `not an address to ask${url === undefined ? '' : `: ${url.protocol}//${url.hostname}`}`,
  );
