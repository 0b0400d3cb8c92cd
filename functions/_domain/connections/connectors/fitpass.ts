import * as z from 'zod';
import { instantToLocal } from '#shared/core/time/zone.ts';
import type {
  ClassToPush,
  ConnectorSession,
  Listing,
  ListingWindow,
  MarketplaceConnector,
  PlacesListing,
  PlacesReading,
} from './connector.ts';
import { expectStatus } from './exchange.ts';
import type { Ask } from './exchange.ts';
import {
  countBooked,
  isFormOf,
  pageOf,
  readEditForm,
  readGymId,
  readReservationPage,
} from './fitpass-pages.ts';
import type { EditForm, PortalReservation } from './fitpass-pages.ts';
import { page, signIn, submit, unknownPage, visitPortal } from './fitpass-portal.ts';
import { isWithin, pickListing, sameName } from './matching.ts';
import { parseJson } from './parse.ts';
import { assertSettable } from './refusal.ts';

// Fitpass Mexico has no partner API, so this connector submits the staff portal's own forms (user name = e-mail
// address).
const schedules = z.array(
  z.object({
    id: z.int(),
    lesson_time: z.iso.datetime({ offset: true }),
    lesson: z.object({ name: z.string() }),
    lesson_availability: z.int().min(0),
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
  listListings,
};

async function findListing(session: ConnectorSession, cls: ClassToPush): Promise<Listing | undefined> {
  const startsAtMs = Date.parse(cls.startsAt);
  const around = { fromMs: startsAtMs - dayMs, toMs: startsAtMs + dayMs };
  const candidates = (await listSchedules(session, around))
    .filter((one) => Date.parse(one.lesson_time) === startsAtMs)
    .filter(({ lesson }) => sameName(lesson.name, cls.className))
    .map((one) => toListing(one, cls));
  return pickListing('fitpass', candidates, cls);
}

/**
 * Lists the classes of a window. The calendar does not show how many places are taken, so each day's reservations page
 * is read too.
 */
async function listListings(session: ConnectorSession, window: ListingWindow): Promise<PlacesListing[]> {
  const span = { fromMs: Date.parse(window.from), toMs: Date.parse(window.to) };
  return (await listSchedules(session, span))
    .filter(({ lesson_time }) => isWithin(lesson_time, window))
    .sort((a, b) => Date.parse(a.lesson_time) - Date.parse(b.lesson_time))
    .map((one) => ({
      listing: toListing(one, localOf(one, window)),
      places: { slots: one.lesson_availability },
    }));
}

type Schedule = z.output<typeof schedules>[number];
type Local = Pick<ClassToPush, 'localDate' | 'localTime'>;

async function listSchedules(
  session: ConnectorSession,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<Schedule[]> {
  const query = new URLSearchParams({
    gym_id: await findGym(session),
    from_date: new Date(fromMs).toISOString(),
    to_date: new Date(toMs).toISOString(),
  });
  const ask: Ask = {
    ...page(`/calendars/schedules?${query}`, 'Find the class'),
    headers: { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' },
    excerpt: ({ body }) => body,
  };
  const answer = expectStatus(session, ask, await visitPortal(session, ask), [200]);
  return parseJson(schedules, ask, answer).filter(({ disabled }) => disabled !== true);
}

const localOf = ({ lesson_time }: Schedule, { timezone }: ListingWindow): Local => {
  const { date, time } = instantToLocal(new Date(lesson_time).toISOString(), timezone);
  return { localDate: date, localTime: time };
};

// The reservation pages contain only the local day and time, so the listing id includes them.
const toListing = ({ id, lesson, lesson_time }: Schedule, { localDate, localTime }: Local): Listing => ({
  id: `${id}/${localDate}/${localTime}`,
  name: lesson.name,
  startsAt: new Date(lesson_time).toISOString(),
});

/** A form may be submitted without reading it again if it was read within this time. */
const openedMsMax = 5_000;

async function setSlots(session: ConnectorSession, listing: Listing, slots: number): Promise<void> {
  const { form, reading } = takeOpened(session, listing, slots) ?? (await open(session, listing));
  openedOf.delete(session);
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

interface Opened {
  readonly form: EditForm;
  readonly reading: PlacesReading;
}

/** The form that a session read last, with its class, until it is submitted: the form's token can be used once. */
const openedOf = new WeakMap<
  ConnectorSession,
  Opened & { readonly listingId: string; readonly openedAtMs: number }
>();

/**
 * Uses the form that was just read. Before places are reduced, bookings are counted again, because one may have been
 * made meanwhile.
 */
function takeOpened(session: ConnectorSession, { id }: Listing, slots: number): Opened | undefined {
  const found = openedOf.get(session);
  if (found?.listingId !== id || slots < found.reading.slots) return undefined;
  return session.now().getTime() - found.openedAtMs <= openedMsMax ? found : undefined;
}

// The form is opened last, because its token can be used for only one submission.
async function open(session: ConnectorSession, listing: Listing): Promise<Opened> {
  const [scheduleId = '', localDate = '', localTime = ''] = listing.id.split('/');
  const openedAtMs = session.now().getTime();
  const reservations = await listReservations(session, localDate);
  const booked = countBooked(reservations, { className: listing.name, localDate, localTime });
  const ask: Ask = {
    ...page(`/schedules/${encodeURIComponent(scheduleId)}/edit`, "Open the class's form"),
    excerpt: (answer) => `places: ${readEditForm(pageOf(answer))?.slots ?? 'not shown'}`,
  };
  const form = readEditForm(pageOf(expectStatus(session, ask, await visitPortal(session, ask), [200])));
  if (form === undefined || !isFormOf(form, scheduleId)) throw unknownPage();
  const opened = { form, reading: { slots: form.slots, booked } };
  openedOf.set(session, { ...opened, listingId: listing.id, openedAtMs });
  return opened;
}

async function findGym(session: ConnectorSession): Promise<string> {
  const ask: Ask = { ...page('/g/calendar', 'Open the calendar'), excerpt: () => 'calendar' };
  const gymId = readGymId(pageOf(expectStatus(session, ask, await visitPortal(session, ask), [200])));
  if (gymId === undefined) throw unknownPage();
  return gymId;
}

async function listReservations(session: ConnectorSession, localDate: string): Promise<PortalReservation[]> {
  const found: PortalReservation[] = [];
  for (let number = 1; number <= pagesMax; number += 1) {
    const rows = await readReservationsPage(session, localDate, number);
    found.push(...rows);
    if (rows.length < rowsPerPage) return found;
  }
  throw unknownPage();
}

async function readReservationsPage(
  session: ConnectorSession,
  localDate: string,
  number: number,
): Promise<PortalReservation[]> {
  const query = new URLSearchParams({ q: '', from_date: localDate, to_date: localDate, status: '' });
  if (number > 1) {
    query.set('pagination[page]', String(number));
    query.set('pagination[count]', String(rowsPerPage));
    query.set('append_records', 'true');
  }
  const ask: Ask = {
    ...page(`/s/reservaciones/search?${query}`, 'Count the bookings'),
    excerpt: (answer) => `reservations: ${readReservationPage(pageOf(answer))?.length ?? 'not shown'}`,
  };
  const rows = readReservationPage(
    pageOf(expectStatus(session, ask, await visitPortal(session, ask), [200])),
  );
  if (rows === undefined) throw unknownPage();
  return rows;
}
