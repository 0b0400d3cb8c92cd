import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { seededRandom, seedFrom, type Random } from '#shared/core/numbers/random.ts';
import type { ClassOnSale, Request } from '../worlds/requests.ts';

const dayMs = 24 * 3_600_000;
const weekMs = 7 * dayMs;
/** A Monday. */
const firstDayMs = Date.parse('2015-07-06');

/** A day of a hotel counts as an hour of a class: half a year of bookings becomes a week. */
const leadHours = 168;

/** The market segments that sell rooms, as channels. Agents' commission lowers what a booking earns. */
const channels = [
  { channel: 'direct', segment: 'Direct', commission: 0 },
  { channel: 'corporate', segment: 'Corporate', commission: 0 },
  { channel: 'online', segment: 'Online TA', commission: 0.2 },
  { channel: 'agents', segment: 'Offline TA/TO', commission: 0 },
  { channel: 'groups', segment: 'Groups', commission: 0 },
] as const;

interface Row {
  readonly hotel: string;
  readonly lead_time: string;
  readonly arrival_date_year: string;
  readonly arrival_date_month: string;
  readonly arrival_date_day_of_month: string;
  readonly market_segment: string;
  readonly agent: string;
  readonly company: string;
  readonly adr: string;
  readonly reservation_status: string;
  readonly reservation_status_date: string;
}

/** The bookings of a hotel, scaled down to the classes of a studio. */
export interface Hotel {
  readonly name: string;
  /** By week. Every week has the same series in the same order. */
  readonly weeks: readonly (readonly ClassOnSale[])[];
}

interface Scale {
  /** Each room of the studio gets one in so many bookings. */
  readonly thinnedBy: number;
  readonly rooms: number;
}

/** The larger hotel has twice as many arrivals a day. Both get about ten bookings a class. */
const scales: Readonly<Record<string, Scale>> = {
  'City Hotel': { thinnedBy: 8, rooms: 2 },
  'Resort Hotel': { thinnedBy: 4, rooms: 2 },
};

const arrivalOf = (row: Row): number =>
  Date.parse(`${row.arrival_date_day_of_month} ${row.arrival_date_month} ${row.arrival_date_year} UTC`);

/**
 * Only days are known, so bookings are spread over the day. Rooms of a group that were booked on the same day through the
 * same agent or company were booked together.
 */
function requestOf(row: Row, tries: readonly number[], random: Random): Request {
  const { lead_time: lead, market_segment: segment, agent, company } = row;
  const party = `${arrivalOf(row)} ${lead} ${segment} ${agent} ${company}`;
  const hours = Number(lead) + (segment === 'Groups' ? seededRandom(seedFrom(party)) : random)();
  const daysBefore = (arrivalOf(row) - Date.parse(row.reservation_status_date)) / dayMs;
  const cancelHours = Math.min(daysBefore + random(), hours * 0.999);
  const patience = row.reservation_status === 'Canceled' && cancelHours > 0 ? hours - cancelHours : Infinity;
  return { hours, tries, waits: false, patience };
}

/**
 * The lanes on which a customer asks, one after the other. A share `diverted` of customers asks again after a refusal,
 * two thirds of them direct.
 */
function triesOf(lane: number, diverted: number, random: Random): number[] {
  const [turns, to] = [random(), random()];
  if (lane === 0 || turns >= diverted) return [lane];
  if (to < 2 / 3) return [lane, 0];
  const others = channels.flatMap((_, other) => (other === 0 || other === lane ? [] : [other]));
  return [lane, others[Math.floor((to * 3 - 2) * others.length)] ?? 0];
}

function earnedMinor(rows: readonly Row[], { segment, commission }: (typeof channels)[number]): number {
  const own = rows.filter((row) => row.market_segment === segment);
  const total = own.reduce((sum, { adr }) => sum + Number(adr), 0);
  return Math.round((100 * (1 - commission) * total) / own.length);
}

function hotelOf(
  name: string,
  rows: readonly Row[],
  { thinnedBy, rooms }: Scale,
  diverted: number,
  seed: number,
): Hotel {
  const random = seededRandom(seed);
  const turning = seededRandom(seedFrom(`${seed} turning`));
  const bySlot = new Map<string, Request[]>();
  let lastWeek = 0;
  let stays = 0;
  for (const row of rows) {
    const lane = channels.findIndex(({ segment }) => segment === row.market_segment);
    const room = Math.floor(random() * thinnedBy);
    const sinceMs = arrivalOf(row) - firstDayMs;
    if (lane < 0 || room >= rooms || sinceMs < 0 || Number(row.lead_time) >= leadHours) continue;
    const week = Math.floor(sinceMs / weekMs);
    const slot = `${week} ${Math.floor((sinceMs % weekMs) / dayMs)} ${room}`;
    const tries = triesOf(lane, diverted, turning);
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), requestOf(row, tries, random)]);
    lastWeek = Math.max(lastWeek, week);
    stays += row.reservation_status === 'Canceled' ? 0 : 1;
  }
  const studio = {
    name,
    channels: channels.map(({ channel }) => channel),
    revenueMinor: channels.map((one) => earnedMinor(rows, one)),
    leadHours,
    cancelPerHour: channels.map(() => 1),
    lateCancelFactor: 1,
    joinsInWeek: channels.map(() => 0),
    named: 0,
  };
  /** The last week is incomplete. */
  const capacity = Math.round(stays / (lastWeek * 7 * rooms));
  const weeks = Array.from({ length: lastWeek }, (_, week) =>
    Array.from({ length: 7 * rooms }, (_slot, at): ClassOnSale => {
      const [weekday, room] = [at % 7, Math.floor(at / 7)];
      const requests = bySlot.get(`${week} ${weekday} ${room}`) ?? [];
      return {
        studio,
        series: { seriesId: `${weekday}-${room}`, movesInWeek: Infinity },
        week,
        capacity,
        capacityAtFirst: capacity,
        growsAtHours: leadHours,
        requests: requests.sort((a, b) => b.hours - a.hours),
      };
    }),
  );
  return { name, weeks };
}

/**
 * The two hotels of Antonio, Almeida and Nunes, Hotel booking demand datasets, Data in Brief 22 (2019) 41-49 (CC BY
 * 4.0): real times of bookings and cancellations by market segment. Bookings that were made more than 168 days before
 * arrival are left out. Whom a channel refused is not in the file: a share `diverted` of them asks elsewhere.
 */
export function hotelsIn(path: string, diverted: number, seed: number): Hotel[] {
  const rows = parse<Row>(readFileSync(path), { columns: true });
  return Object.entries(scales).map(([name, scale]) => {
    const own = rows.filter(({ hotel }) => hotel === name);
    if (own.length === 0) throw new Error(`${path} has no bookings of ${name}`);
    return hotelOf(name, own, scale, diverted, seed);
  });
}
