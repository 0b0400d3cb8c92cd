import * as z from 'zod';
import type { HttpAnswer } from '../../_platform/ports/http.ts';
import type {
  ClassToPush,
  ConnectorSession,
  Listing,
  MarketplaceConnector,
  PlacesReading,
} from './connector.ts';
import { exchange, expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { pickListing, sameName } from './matching.ts';
import { parseJson } from './parse.ts';
import { assertSettable } from './refusal.ts';
import { readWallTime } from './wall-time.ts';

// Booking API (dev.totalpass.com): user name = place API key, password = partner API key.
const auth = z.object({ token: z.string().regex(/^[\x21-\x7e]+$/) });
const occurrence = z.object({
  occurrenceUuid: z.string(),
  eventDate: z.string(),
  startTime: z.string(),
  status: z.string().optional(),
  deletedAt: z.string().nullish(),
});
const events = z.array(z.object({ title: z.string(), EventOccurrences: z.array(occurrence) }));
const places = z.object({ slots: z.int().min(0), slotsInUse: z.int().min(0) });
const tokenKey = 'totalpass.token';

export const totalpass: MarketplaceConnector = {
  marketplace: 'totalpass',
  capability: 'push',
  findListing,
  read,
  setSlots,
  checkCredentials: async (session) => void (await authenticate(session)),
};

async function findListing(session: ConnectorSession, of: ClassToPush): Promise<Listing | undefined> {
  const ask = request('GET', '/partner/events', 'Find the class');
  const answer = expectStatus(session, ask, await authorized(session, ask), [200]);
  const candidates = parseJson(events, ask, answer)
    .filter(({ title }) => sameName(title, of.className))
    .flatMap(({ title, EventOccurrences }) =>
      EventOccurrences.filter((one) => isOffered(one) && isAt(one, of)).map((one) => ({
        id: one.occurrenceUuid,
        name: title,
        startsAt: of.startsAt,
      })),
    );
  return pickListing('totalpass', candidates, of);
}

async function read(session: ConnectorSession, listing: Listing): Promise<PlacesReading> {
  const ask = request('GET', `/partner/events/${encodeURIComponent(listing.id)}`, 'Read places');
  const answer = expectStatus(session, ask, await authorized(session, ask), [200]);
  const { slots, slotsInUse } = parseJson(places, ask, answer);
  return { slots, booked: slotsInUse };
}

async function setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void> {
  const { slots: before, booked } = await read(session, listing);
  assertSettable('totalpass', slots, booked);
  const path = `/partner/event-occurrence/${encodeURIComponent(listing.id)}/slot`;
  const ask: Ask = {
    ...request('PUT', path, `Set places to ${slots}`),
    effect: 'change',
    body: JSON.stringify({ slots }),
    before,
    after: slots,
  };
  const answer = expectStatus(session, ask, await authorized(session, ask), [200]);
  parseJson(z.object({ slots: z.int() }), ask, answer);
}

/** Sends with the session's token; a token that ran out (24 h) is replaced once. */
async function authorized(session: ConnectorSession, ask: Ask): Promise<HttpAnswer> {
  const remembered = session.memory.get(tokenKey);
  const answer = await exchange(session, withToken(ask, remembered ?? (await authenticate(session))));
  if (answer.status !== 401 || remembered === undefined) return answer;
  return exchange(session, withToken(ask, await authenticate(session)));
}

async function authenticate(session: ConnectorSession): Promise<string> {
  const { username, password } = session.credentials;
  const ask: Ask = {
    ...request('POST', '/partner/auth', 'Sign in'),
    body: JSON.stringify({ place_api_key: username, partner_api_key: password }),
  };
  const answer = expectStatus(session, ask, await exchange(session, ask), [200, 201]);
  const { token } = parseJson(auth, ask, answer);
  session.recorder.conceal(token);
  session.memory.set(tokenKey, token);
  return token;
}

function request(method: Ask['method'], path: string, label: string): Ask {
  const sends = method === 'GET' ? {} : { 'content-type': 'application/json' };
  return {
    marketplace: 'totalpass',
    effect: 'look',
    label,
    method,
    path,
    headers: { accept: 'application/json', ...sends },
  };
}

function withToken(ask: Ask, token: string): Ask {
  return { ...ask, headers: { ...ask.headers, authorization: `Bearer ${token}` } };
}

type Occurrence = z.output<typeof occurrence>;

function isOffered({ status = 'ACTIVE', deletedAt }: Occurrence): boolean {
  return status === 'ACTIVE' && (deletedAt ?? null) === null;
}

// The date's day is the place's own, whether its instant is local midnight or, as some places show it, local time
// marked as UTC: in Brazil and Mexico both begin with the local day. The wall time comes as 03:00 PM or 15:00.
function isAt({ eventDate, startTime }: Occurrence, of: ClassToPush): boolean {
  return eventDate.slice(0, 10) === of.localDate && readWallTime(startTime) === of.localTime;
}
