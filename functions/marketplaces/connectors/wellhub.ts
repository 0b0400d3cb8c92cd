import * as z from 'zod';
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
import { MarketplaceError } from './marketplace-error.ts';
import { parseJson } from './parse.ts';
import { assertSettable, refusal } from './refusal.ts';

// Booking API 1.0 (developers.gympass.com/product/booking-api/1.0): user name = gym id, password = auth token.
// By quota: total_capacity is what Wellhub may sell in all, total_booked what it has sold.
const classes = z.object({ classes: z.array(z.object({ id: z.int(), name: z.string() })) });
const slot = z.object({
  id: z.int(),
  occur_date: z.iso.datetime({ offset: true }),
  status: z.int().optional(),
  room: z.string().nullish(),
  total_capacity: z.int().min(0),
  total_booked: z.int().min(0),
});
const slots = z.object({ results: z.array(slot) });
const oneSlot = z.union([
  slot,
  z.object({ results: z.tuple([slot]) }).transform(({ results }) => results[0]),
]);
const inactive = 0;
const hourMs = 3_600_000;

export const wellhub: MarketplaceConnector = {
  marketplace: 'wellhub',
  capability: 'push',
  findListing,
  read,
  setSlots,
  checkCredentials: async (session) => void (await listClasses(session)),
};

async function findListing(session: ConnectorSession, of: ClassToPush): Promise<Listing | undefined> {
  const candidates: Listing[] = [];
  for (const { id, name } of await listClasses(session)) {
    if (sameName(name, of.className)) candidates.push(...(await listSlots(session, id, name, of.startsAt)));
  }
  return pickListing('wellhub', candidates, of);
}

async function read(session: ConnectorSession, listing: Listing): Promise<PlacesReading> {
  const ask = request(session, 'GET', slotPath(listing), 'Read places');
  const answer = expectStatus(session, ask, await exchange(session, ask), [200]);
  const { total_capacity, total_booked } = parseJson(oneSlot, ask, answer);
  return { slots: total_capacity, booked: total_booked };
}

// total_booked is the studio's own to write, so it is left out: a booking counted meanwhile is not overwritten.
async function setSlots(session: ConnectorSession, listing: Listing, places: number): Promise<void> {
  const { slots: before, booked } = await read(session, listing);
  assertSettable('wellhub', places, booked);
  const ask: Ask = {
    ...request(session, 'PATCH', slotPath(listing), `Set places to ${places}`),
    effect: 'change',
    body: JSON.stringify({ total_capacity: places }),
    before,
    after: places,
  };
  expectStatus(session, ask, await exchange(session, ask), [200, 204]);
}

async function listClasses(session: ConnectorSession): Promise<z.output<typeof classes>['classes']> {
  const ask = request(session, 'GET', 'classes', 'List classes');
  try {
    const answer = expectStatus(session, ask, await exchange(session, ask), [200]);
    return parseJson(classes, ask, answer).classes;
  } catch (error) {
    // No such gym: that is the stored user name.
    if (error instanceof MarketplaceError && error.kind === 'not-listed')
      throw refusal('wellhub', 'unauthorized');
    throw error;
  }
}

async function listSlots(
  session: ConnectorSession,
  classId: number,
  name: string,
  startsAt: string,
): Promise<Listing[]> {
  const startsAtMs = Date.parse(startsAt);
  const from = new Date(startsAtMs - hourMs).toISOString();
  const to = new Date(startsAtMs + hourMs).toISOString();
  const ask = request(
    session,
    'GET',
    `classes/${classId}/slots?${new URLSearchParams({ from, to })}`,
    'Find the class',
  );
  const answer = expectStatus(session, ask, await exchange(session, ask), [200]);
  return parseJson(slots, ask, answer)
    .results.filter((one) => Date.parse(one.occur_date) === startsAtMs && one.status !== inactive)
    .map(({ id, room }) => ({ id: `${classId}/${id}`, name, startsAt, ...(room ? { room } : {}) }));
}

function slotPath(listing: Listing): string {
  const [classId = '', slotId = ''] = listing.id.split('/');
  return `classes/${encodeURIComponent(classId)}/slots/${encodeURIComponent(slotId)}`;
}

function request(session: ConnectorSession, method: Ask['method'], path: string, label: string): Ask {
  const { username, password } = session.credentials;
  // What cannot stand in a header was never a token.
  if (!/^[\x21-\x7e]+$/.test(password)) throw refusal('wellhub', 'unauthorized');
  return {
    marketplace: 'wellhub',
    effect: 'look',
    label,
    method,
    path: `/booking/v1/gyms/${encodeURIComponent(username)}/${path}`,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${password}`,
      ...(method === 'PATCH' && { 'content-type': 'application/json' }),
    },
  };
}
