import * as z from 'zod';
import type {
  ClassToPush,
  ConnectorSession,
  Listing,
  MarketplaceConnector,
  PlacesReading,
} from './connector.ts';
import { expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import { countReservations, readEditForm, readGymId } from './fitpass-pages.ts';
import type { EditForm } from './fitpass-pages.ts';
import { page, signIn, submit, visit } from './fitpass-portal.ts';
import { pickListing, sameName } from './matching.ts';
import { parseJson } from './parse.ts';
import { assertSettable, refusal } from './refusal.ts';

// Fitpass Mexico has no partner API: this fills in the staff portal's own forms (user name = e-mail address).
const schedules = z.array(
  z.object({
    id: z.int(),
    lesson_time: z.iso.datetime({ offset: true }),
    lesson: z.object({ name: z.string() }),
    disabled: z.boolean().nullish(),
  }),
);
const dayMs = 86_400_000;
const rowsPerPage = 30;
const pagesMax = 60;

export const fitpass: MarketplaceConnector = {
  marketplace: 'fitpass',
  capability: 'portal',
  findListing,
  read: async (session, listing) => (await open(session, listing)).reading,
  setSlots,
  checkCredentials: signIn,
};

async function findListing(session: ConnectorSession, of: ClassToPush): Promise<Listing | undefined> {
  const gymId = await findGym(session);
  const startsAtMs = Date.parse(of.startsAt);
  const query = new URLSearchParams({
    gym_id: gymId,
    from_date: new Date(startsAtMs - dayMs).toISOString(),
    to_date: new Date(startsAtMs + dayMs).toISOString(),
  });
  const ask: Ask = {
    ...page(`/calendars/schedules?${query}`, 'Find the class'),
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    excerpt: ({ body }) => body,
  };
  const answer = expectStatus(session, ask, await visit(session, ask), [200]);
  const candidates = parseJson(schedules, ask, answer)
    .filter((one) => Date.parse(one.lesson_time) === startsAtMs && one.disabled !== true)
    .filter(({ lesson }) => sameName(lesson.name, of.className))
    .map(({ id, lesson }) => ({
      id: `${id}/${of.localDate}/${of.localTime}`,
      name: lesson.name,
      startsAt: of.startsAt,
    }));
  return pickListing('fitpass', candidates, of);
}

async function setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void> {
  const { form, reading } = await open(session, listing);
  assertSettable('fitpass', slots, reading.booked);
  const fields = form.fields.map(
    ([name, value]) => [name, name === form.availabilityName ? String(slots) : value] as const,
  );
  await submit(
    session,
    { ...form, fields },
    {
      label: `Set places to ${slots}`,
      effect: 'change',
      before: reading.slots,
      after: slots,
    },
  );
}

// The form is opened last: its token holds for one submission.
async function open(
  session: ConnectorSession,
  listing: Listing,
): Promise<{ form: EditForm; reading: PlacesReading }> {
  const [scheduleId = '', localDate = '', localTime = ''] = listing.id.split('/');
  const booked = await countBooked(session, { className: listing.name, localDate, localTime });
  const ask: Ask = {
    ...page(`/schedules/${encodeURIComponent(scheduleId)}/edit`, "Open the class's form"),
    excerpt: ({ body }) => `places: ${readEditForm(body)?.slots ?? 'not shown'}`,
  };
  const form = readEditForm(expectStatus(session, ask, await visit(session, ask), [200]).body);
  if (form === undefined) throw refusal('fitpass', 'unreadable');
  return { form, reading: { slots: form.slots, booked } };
}

async function findGym(session: ConnectorSession): Promise<string> {
  const ask: Ask = { ...page('/g/calendar', 'Open the calendar'), excerpt: () => 'calendar' };
  const gymId = readGymId(expectStatus(session, ask, await visit(session, ask), [200]).body);
  if (gymId === undefined) throw refusal('fitpass', 'unreadable');
  return gymId;
}

type Reserved = Parameters<typeof countReservations>[1];

async function countBooked(session: ConnectorSession, of: Reserved): Promise<number> {
  let booked = 0;
  for (let number = 1; number <= pagesMax; number += 1) {
    const counted = await countPage(session, of, number);
    booked += counted.booked;
    if (counted.rows < rowsPerPage) return booked;
  }
  throw refusal('fitpass', 'unreadable');
}

async function countPage(session: ConnectorSession, of: Reserved, number: number) {
  const query = new URLSearchParams({ q: '', from_date: of.localDate, to_date: of.localDate, status: '' });
  if (number > 1) {
    query.set('pagination[page]', String(number));
    query.set('pagination[count]', String(rowsPerPage));
    query.set('append_records', 'true');
  }
  const ask: Ask = {
    ...page(`/s/reservaciones/search?${query}`, 'Count the bookings'),
    excerpt: ({ body }) => `booked: ${countReservations(body, of)?.booked ?? 'not shown'}`,
  };
  const counted = countReservations(expectStatus(session, ask, await visit(session, ask), [200]).body, of);
  if (counted === undefined) throw refusal('fitpass', 'unreadable');
  return counted;
}
