import { channelNames, marketplaces, type Channel } from '#shared/contracts/channels.ts';
import { bookingsAfterFile, bookingsAfterReport, type Stored } from './doors.ts';
import { writeName } from './people.ts';
import type { Random } from '#shared/core/numbers/random.ts';
import type { Clock, FileSource, ReportSource, Source, Studio } from './studio.ts';
import type { Place, TrueClass } from './truth.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';

const minuteMs = 60_000;

const isMarketplace = (channel: Channel): boolean => marketplaces.some((one) => one === channel);

function momentText(ms: number, clock: Clock, timezone: string): string {
  const shown = clock === 'rounded' ? Math.round(ms / minuteMs) * minuteMs : ms;
  const { date, time } = instantToLocal(new Date(shown).toISOString(), timezone);
  if (clock === 'days') return `${date}T00:00`;
  const seconds = new Date(shown).toISOString().slice(17, 19);
  return clock === 'seconds' && seconds !== '00' ? `${date}T${time}:${seconds}` : `${date}T${time}`;
}

const systemNumbersFrom = 730_000;

/** A booking's number at its marketplace or in the studio's own system. */
const referenceOf = ({ id, channel }: Place, numbers: Source['numbers']): string =>
  numbers === 'system' ? String(systemNumbersFrom + id) : `${channel.slice(0, 2).toUpperCase()}-${id}`;

/** The cells of a row, as the file reader returns them. */
function cellsOf(
  place: Place,
  cls: TrueClass,
  source: FileSource,
  { timezone }: Studio,
): Map<string, string> {
  const { person, channel, paid, bookedMs, cancelledMs, id } = place;
  const bookedAt = momentText(bookedMs, source.clock, timezone);
  const cancelledAt = cancelledMs === undefined ? '' : momentText(cancelledMs, source.clock, timezone);
  const start = instantToLocal(new Date(cls.startsMs).toISOString(), timezone);
  const cells: readonly (readonly [string, string])[] = [
    ['class_name', 'Yoga'],
    ['class_date', start.date],
    ['class_time', start.time],
    ['room', 'A'],
    ['booking_type', isMarketplace(channel) ? channelNames[channel] : source.types[paid]],
    ['studio_revenue', '100'],
    ['booking_price', String(id)],
    ['booked_at', bookedAt],
    // In the hour that is repeated when the clocks go back, a later event may have an earlier written time.
    ['cancelled_at', cancelledAt !== '' && cancelledAt < bookedAt ? bookedAt : cancelledAt],
    ['customer_name', person ? writeName(person, source.names) : source.anonymous],
    ['customer_email', person && source.hasEmails ? person.email : ''],
    ['booking_reference', source.hasReferences ? referenceOf(place, source.numbers) : ''],
  ];
  return new Map(cells.filter(([, text]) => text !== ''));
}

/** What a source knows about a class at an instant. */
function reportedAt(cls: TrueClass, { tells }: Source, atMs: number): Place[] {
  return cls.places
    .filter(({ channel, bookedMs }) => tells.includes(channel) && bookedMs <= atMs)
    .map((one) =>
      one.cancelledMs !== undefined && one.cancelledMs > atMs ? { ...one, cancelledMs: undefined } : one,
    );
}

const reportOf = (random: Random, place: Place, source: ReportSource) => {
  const { person, channel, bookedMs, cancelledMs, id } = place;
  const relay = `u${id}@relay.test`;
  const laterMs = Math.floor(random() ** 3 * source.laterSecondsMax) * 1_000;
  const name = person && source.names ? writeName(person, source.names) : undefined;
  return {
    id,
    channel,
    source: source.door,
    customerName: name,
    customerEmail:
      person && source.emails !== 'none' ? (source.emails === 'own' ? person.email : relay) : undefined,
    at: new Date(bookedMs + laterMs).toISOString(),
    cancelledAt: cancelledMs === undefined ? undefined : new Date(cancelledMs + laterMs).toISOString(),
    reference: source.hasReferences ? referenceOf(place, source.numbers) : `mail:${channel}-${name ?? id}`,
  };
};

/** A mail without a number or a time cannot distinguish two bookings of one client, so a person decides. */
const isForAPerson = (place: Place, all: readonly Place[], source: Source): boolean =>
  source.door === 'mail' &&
  !source.hasReferences &&
  all.some(
    (other) =>
      other.id !== place.id &&
      other.channel === place.channel &&
      other.person?.first === place.person?.first &&
      other.person?.last === place.person?.last,
  );

/** The result for one reported place: the stored place that it was matched to, or a new one. */
export interface Outcome {
  readonly place: Place;
  /** The true place of the stored booking, `new`, or `lost` if it was merged with another one without a trace. */
  readonly became: number | 'new' | 'lost';
}

export interface Report {
  readonly stored: Stored;
  readonly outcomes: readonly Outcome[];
}

/** Lets a source report its data about a class at that time. */
export function tell(
  random: Random,
  stored: Stored,
  cls: TrueClass,
  studio: Studio,
  source: Source,
  atMs: number,
): Report {
  const known = reportedAt(cls, source, atMs);
  const reported = known.filter((place) => !isForAPerson(place, known, source));
  if (source.door === 'file') {
    const shuffled = reported.map((place) => ({ place, key: random() })).sort((a, b) => a.key - b.key);
    const rows = shuffled.map(({ place }) => cellsOf(place, cls, source, studio));
    const { after, became } = bookingsAfterFile(stored, rows, studio, cls.startsMs);
    return { stored: after, outcomes: reported.map((place) => ({ place, became: became(place.id) })) };
  }
  let now = stored;
  const outcomes = reported.map((place): Outcome => {
    const { after, became } = bookingsAfterReport(now, reportOf(random, place, source), studio, cls.startsMs);
    now = after;
    return { place, became };
  });
  return { stored: now, outcomes };
}
