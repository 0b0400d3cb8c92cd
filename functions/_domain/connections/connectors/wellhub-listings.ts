import * as z from 'zod';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type { ClassToPush, ConnectorSession, Listing, ListingWindow, PlacesListing } from './connector.ts';
import { exchange, expectStatus } from './exchange.ts';
import { isWithin, pickListing, sameName } from './matching.ts';
import { MarketplaceError } from './marketplace-error.ts';
import { parseJson } from './parse.ts';
import { refusal } from './refusal.ts';
import { bookingCall } from './wellhub-call.ts';

const classes = z.object({ classes: z.array(z.object({ id: z.int(), name: z.string() })) });
export const slot = z.object({
  id: z.int(),
  occur_date: z.iso.datetime({ offset: true }),
  status: z.int().optional(),
  room: z.string().nullish(),
  total_capacity: z.int().min(0),
  total_booked: z.int().min(0),
});
const slots = z.object({
  metadata: z.object({ total_elements: z.int().min(0).optional() }).optional(),
  results: z.array(slot),
});
const inactive = 0;
const hourMs = 3_600_000;
const slotListsMax = 500;
const listsAtOnce = 4;
const windowMsMin = 60_000;

export async function findWellhubListing(
  session: ConnectorSession,
  cls: ClassToPush,
): Promise<Listing | undefined> {
  const candidates: Listing[] = [];
  const startsAtMs = Date.parse(cls.startsAt);
  for (const listed of await listWellhubClasses(session)) {
    if (!sameName(listed.name, cls.className)) continue;
    const around = { fromMs: startsAtMs - hourMs, toMs: startsAtMs + hourMs };
    const found = await listSlots(session, listed, around, { lists: 0 });
    candidates.push(
      ...found.map(({ listing }) => listing).filter(({ startsAt }) => Date.parse(startsAt) === startsAtMs),
    );
  }
  return pickListing('wellhub', candidates, cls);
}

export async function listWellhubListings(
  session: ConnectorSession,
  window: ListingWindow,
): Promise<PlacesListing[]> {
  const span = { fromMs: Date.parse(window.from), toMs: Date.parse(window.to) };
  const spent = { lists: 0 };
  const found = await inParallel(await listWellhubClasses(session), listsAtOnce, (listed) =>
    listSlots(session, listed, span, spent),
  );
  return found
    .flat()
    .filter(({ listing }) => isWithin(listing.startsAt, window))
    .sort((a, b) => a.listing.startsAt.localeCompare(b.listing.startsAt));
}

export async function listWellhubClasses(
  session: ConnectorSession,
): Promise<z.output<typeof classes>['classes']> {
  const ask = bookingCall(session, 'GET', 'classes', 'List classes');
  try {
    const answer = expectStatus(session, ask, await exchange(session, ask), [200]);
    return parseJson(classes, ask, answer).classes;
  } catch (error) {
    // Wellhub does not know the gym, so the stored user name is wrong.
    if (error instanceof MarketplaceError && error.kind === 'not-listed')
      throw refusal('wellhub', 'unauthorized');
    throw error;
  }
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/**
 * Reads a class's active slots. There is no documented way to request a second page, so if there are more slots than
 * the response holds, each half of the time span is requested separately.
 */
async function listSlots(
  session: ConnectorSession,
  listed: { readonly id: number; readonly name: string },
  span: Span,
  spent: { lists: number },
): Promise<PlacesListing[]> {
  spent.lists += 1;
  if (spent.lists > slotListsMax) throw refusal('wellhub', 'unreadable');
  const { metadata, results } = await askSlots(session, listed.id, span);
  if ((metadata?.total_elements ?? 0) <= results.length)
    return results.filter(({ status }) => status !== inactive).map((one) => toPlacesListing(listed, one));
  if (span.toMs - span.fromMs < windowMsMin) throw refusal('wellhub', 'unreadable');
  const middleMs = Math.floor((span.fromMs + span.toMs) / 2);
  return [
    ...(await listSlots(session, listed, { fromMs: span.fromMs, toMs: middleMs }, spent)),
    ...(await listSlots(session, listed, { fromMs: middleMs + 1, toMs: span.toMs }, spent)),
  ];
}

async function askSlots(session: ConnectorSession, classId: number, { fromMs, toMs }: Span) {
  const from = new Date(fromMs).toISOString();
  const to = new Date(toMs).toISOString();
  const path = `classes/${classId}/slots?${new URLSearchParams({ from, to })}`;
  const ask = bookingCall(session, 'GET', path, 'Find the class');
  return parseJson(slots, ask, expectStatus(session, ask, await exchange(session, ask), [200]));
}

const toPlacesListing = (
  listed: { readonly id: number; readonly name: string },
  { id, occur_date, room, total_capacity, total_booked }: z.output<typeof slot>,
): PlacesListing => ({
  listing: {
    id: `${listed.id}/${id}`,
    name: listed.name,
    startsAt: new Date(occur_date).toISOString(),
    ...(room ? { room } : {}),
  },
  places: { slots: total_capacity, booked: total_booked },
});
