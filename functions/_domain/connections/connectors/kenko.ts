import * as z from 'zod';
import { addLocalDays, instantToLocal } from '#shared/core/time/zone.ts';
import type { ConnectorSession, ListingWindow } from './connector.ts';
import { checkedRequest, partnerCall } from './kenko-call.ts';
import { booking, center, kenkoSchedule } from './kenko-resources.ts';
import { isWithin } from './matching.ts';
import { parseJson } from './parse.ts';
import { refusal } from './refusal.ts';
import type { StudioSystem, SystemBooking, SystemCenter, SystemClass } from './studio-system.ts';

const rowsPerPage = 100;
/** Half of the requests that Kenko allows per minute. */
const pagesMax = 60;

export const kenko: StudioSystem = {
  system: 'kenko',
  checkCredentials: async (session) => void (await centers(session)),
  centers,
  listSchedules,
  listBookings,
};

async function centers(session: ConnectorSession): Promise<SystemCenter[]> {
  const ask = partnerCall(session, '/centers', 'Read the centers');
  return parseJson(z.object({ data: z.array(center) }), ask, await checkedRequest(session, ask)).data;
}

async function listSchedules(session: ConnectorSession, window: ListingWindow): Promise<SystemClass[]> {
  const rows = await listAll(session, '/schedules', 'List the schedule', daysOf(window));
  return understood(kenkoSchedule, rows)
    .filter(({ startsAt }) => isWithin(startsAt, window))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
}

async function listBookings(session: ConnectorSession, window: ListingWindow): Promise<SystemBooking[]> {
  const query = { ...daysOf(window), event_type: 'class' };
  const rows = await listAll(session, '/bookings', 'List the bookings', query);
  return understood(booking, rows)
    .filter((one) => one !== undefined)
    .filter(({ startsAt }) => startsAt === undefined || isWithin(startsAt, window));
}

function understood<Resource>(schema: z.ZodType<Resource>, rows: readonly Row[]): Resource[] {
  const parsed = z.array(schema).safeParse(rows);
  if (parsed.success) return parsed.data;
  throw refusal('kenko', 'unreadable', { cause: parsed.error });
}

/**
 * The local days of the window, plus one day at either end because the center's time zone may differ from the studio's.
 */
function daysOf({ from, to, timezone }: ListingWindow): Record<'start_date' | 'end_date', string> {
  return {
    start_date: addLocalDays(instantToLocal(new Date(from).toISOString(), timezone).date, -1),
    end_date: addLocalDays(instantToLocal(new Date(to).toISOString(), timezone).date, 1),
  };
}

const row = z.looseObject({ id: z.union([z.string(), z.int()]) });
type Row = z.output<typeof row>;
const envelope = z.object({
  data: z.array(row).max(rowsPerPage),
  links: z.object({ next: z.string().nullish() }).nullish(),
  meta: z.object({ total: z.int().min(0).nullish() }).nullish(),
});

/**
 * Every row once. Rows are deduplicated, because rows added during paging move others to the next page. A list that
 * ends before Kenko's total, or that repeats a page, is unreadable.
 */
async function listAll(
  session: ConnectorSession,
  path: string,
  label: string,
  query: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  let read = 0;
  for (let number = 1; number <= pagesMax; number += 1) {
    const params = new URLSearchParams({ ...query, page: String(number), per_page: String(rowsPerPage) });
    // Members' names are not stored.
    const ask = { ...partnerCall(session, `${path}?${params}`, label), excerpt: () => 'a page of the list' };
    const { data, links, meta } = parseJson(envelope, ask, await checkedRequest(session, ask));
    const before = rows.size;
    for (const one of data) rows.set(String(one.id), one);
    read += data.length;
    const total = meta?.total ?? undefined;
    const isLast = data.length < rowsPerPage || links?.next === null || read === total;
    if (isLast ? read < (total ?? 0) : rows.size === before) break;
    if (isLast) return [...rows.values()];
  }
  throw refusal('kenko', 'unreadable');
}
