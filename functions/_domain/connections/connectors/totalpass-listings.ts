import * as z from 'zod';
import { localToInstant } from '#shared/core/time/zone.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import type {
  ClassToPush,
  ConnectorSession,
  Listing,
  ListingWindow,
  PlacesListing,
  PlacesReading,
} from './connector.ts';
import { expectStatus } from './exchange.ts';
import { isWithin, pickListing, sameName } from './matching.ts';
import { parseJson } from './parse.ts';
import { refusal } from './refusal.ts';
import { authorized, placeCall } from './totalpass-call.ts';
import { readWallTime } from './wall-time.ts';

const occurrence = z.object({
  occurrenceUuid: z.string(),
  eventId: z.int().optional(),
  eventDate: z.string(),
  startTime: z.string(),
  status: z.string().optional(),
  slots: z.int().min(0).optional(),
  deletedAt: z.string().nullish(),
});
const events = z.array(
  z.object({ id: z.int().optional(), title: z.string(), EventOccurrences: z.array(occurrence) }),
);
const places = z.object({ slots: z.int().min(0), slotsInUse: z.int().min(0) });
const readsMax = 500;
const readsAtOnce = 4;
/** TotalPass lists everything in one answer: 3,000 classes take 1.5 MB. */
const eventsBytesMax = 2_500_000;

export async function findTotalPassListing(
  session: ConnectorSession,
  cls: ClassToPush,
): Promise<Listing | undefined> {
  const candidates = (await listEvents(session))
    .filter(({ title }) => sameName(title, cls.className))
    .flatMap(({ title, EventOccurrences }) =>
      EventOccurrences.filter((one) => isOffered(one) && isAt(one, cls)).map((one) => ({
        id: one.occurrenceUuid,
        name: title,
        startsAt: cls.startsAt,
      })),
    );
  return pickListing('totalpass', candidates, cls);
}

/**
 * The list of events has the places of every occurrence, but not how many are taken. An occurrence whose places are
 * missing is read separately.
 */
export async function listTotalPassListings(
  session: ConnectorSession,
  window: ListingWindow,
): Promise<PlacesListing[]> {
  const offered = (await listOccurrences(session, window.timezone))
    .filter((one) => one.offered && isWithin(one.listing.startsAt, window))
    .sort((a, b) => a.listing.startsAt.localeCompare(b.listing.startsAt));
  const untold = offered.filter(({ slots }) => slots === undefined);
  if (untold.length > readsMax) throw refusal('totalpass', 'unreadable');
  return inParallel(offered, readsAtOnce, async ({ listing, slots }) => ({
    listing,
    places: slots === undefined ? await read(session, listing) : { slots },
  }));
}

export async function read(session: ConnectorSession, listing: Listing): Promise<PlacesReading> {
  const ask = placeCall('GET', `/partner/events/${encodeURIComponent(listing.id)}`, 'Read places');
  const answer = expectStatus(session, ask, await authorized(session, ask), [200]);
  const { slots, slotsInUse } = parseJson(places, ask, answer);
  return { slots, booked: slotsInUse };
}

export interface KnownOccurrence {
  readonly listing: Listing;
  readonly eventId: number | undefined;
  /** YYYY-MM-DD and HH:mm in local time. */
  readonly localDate: string;
  readonly localTime: string;
  readonly offered: boolean;
  readonly slots: number | undefined;
}

/** Every occurrence of every event, offered or not. */
export async function listOccurrences(
  session: ConnectorSession,
  timezone: string,
): Promise<KnownOccurrence[]> {
  return (await listEvents(session)).flatMap(({ id, title, EventOccurrences }) =>
    EventOccurrences.map((one) => {
      const localDate = one.eventDate.slice(0, 10);
      const localTime = readWallTime(one.startTime) ?? '';
      const startsAt = instantOf(localDate, localTime, timezone);
      return {
        listing: { id: one.occurrenceUuid, name: title, startsAt },
        eventId: one.eventId ?? id,
        localDate,
        localTime,
        offered: isOffered(one),
        slots: one.slots,
      };
    }),
  );
}

function instantOf(localDate: string, localTime: string, timezone: string): string {
  try {
    return localToInstant(localDate, localTime, timezone);
  } catch (cause) {
    throw refusal('totalpass', 'unreadable', { cause });
  }
}

async function listEvents(session: ConnectorSession): Promise<z.output<typeof events>> {
  const ask = {
    ...placeCall('GET', '/partner/events', 'Find the class'),
    answerBytesMax: eventsBytesMax,
  };
  return parseJson(events, ask, expectStatus(session, ask, await authorized(session, ask), [200]));
}

type Occurrence = z.output<typeof occurrence>;

function isOffered({ status = 'ACTIVE', deletedAt }: Occurrence): boolean {
  return status === 'ACTIVE' && (deletedAt ?? null) === null;
}

// The day of the date is always the venue's local day. The instant is local midnight or, at some venues, local time
// marked as UTC; in Brazil and Mexico both fall on that day. The local time is given as 03:00 PM or 15:00.
function isAt({ eventDate, startTime }: Occurrence, cls: ClassToPush): boolean {
  return eventDate.slice(0, 10) === cls.localDate && readWallTime(startTime) === cls.localTime;
}
