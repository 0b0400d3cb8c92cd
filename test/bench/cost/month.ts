// What happens at the reference studio in a month: each event metered on the twin, and how often it comes.
import { unused } from '../../../infra/local/runtime/metering.ts';
import { adjustClass } from '../../../shared/contracts/schedule/adjust-class.ts';
import { memberBooks } from '../../builders/simulated-members.ts';
import { eachOf, metered, type Often, type PerEvent } from './meter.ts';
import { coldShare } from './model.ts';
import { type Event, monthDays, monthSeconds, weeks } from './event.ts';
import { heardByPages, pageEvents } from './page-events.ts';
import { openClass } from './pages.ts';
import {
  bookingsCsv,
  bookingsPerWeek,
  scheduleCsv,
  sendMail,
  weekOf,
  type Studio,
} from './reference-studio.ts';
import { settled, takenIn } from './settled.ts';

const minutes = monthDays * 24 * 60;
const minuteMs = 60_000;
const mailboxesBeside = 5;
const studiosBeside = 5;
const marketplacesSignedInTo = 3;
/** As long as a worker keeps what it opened. */
const openedMinutes = 60;
const dayMs = 24 * 60 * minuteMs;

/**
 * Of 3,000 bookings a week sixty in a hundred are the studio's own and come by its weekly file, as in its history; the
 * others are told one by one as they are made, and each has its class decided anew.
 */
const perWeek = { file: 1_800, wellhub: 600, totalpass: 200, mail: 400 };
if (perWeek.file + perWeek.wellhub + perWeek.totalpass + perWeek.mail !== bookingsPerWeek)
  throw new Error('the bookings of a week are not all told');

const everyMinute = 'reservations.start-mail-sync.schedule';

async function aMinutePasses({ local }: Studio): Promise<void> {
  await local.advance(2 * minuteMs);
  await settled(local);
}

/** A member takes a place that a marketplace shows; a little later its class has been decided anew. */
async function booksAt(studio: Studio, marketplace: 'wellhub' | 'totalpass', index: number): Promise<void> {
  const at = studio.local.simulators[marketplace];
  const tomorrow = studio.local.now().getTime() + dayMs;
  const listed = at.store
    .classes()
    .filter(({ slots, booked, startsAt }) => booked < slots && Date.parse(startsAt) > tomorrow);
  const chosen = listed[(index * 37) % listed.length];
  if (!chosen) throw new Error(`${marketplace} shows no free place`);
  await memberBooks(at, chosen.reference, `Luz Prado ${marketplace} ${index}`);
  await settled(studio.local);
  await aMinutePasses(studio);
}

const english = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

async function mailTells(studio: Studio, index: number): Promise<void> {
  const week = weekOf(1);
  const { name, day, time } = week[(index * 37) % week.length]!;
  const text = [
    'A new booking was confirmed.',
    '',
    `Client: Ana López ${index}`,
    `Class: ${name}`,
    `Date: ${english(day)}`,
    `Time: ${time}`,
    `Booking number: BK-${index}`,
  ].join('\n');
  await sendMail(studio.local, 'Booking', text);
  await runs(studio, everyMinute, minuteMs);
  await aMinutePasses(studio);
}

async function runs({ local }: Studio, schedule: string, afterMs: number): Promise<void> {
  await local.advance(afterMs);
  await local.runSchedule(schedule);
  await settled(local);
}

/** A file of the next week, and one of what the studio sold itself. */
async function fileEvents(studio: Studio): Promise<Event[]> {
  const once = { warmUps: 0, times: 1 };
  const scene = async () => studio.signIn();
  const files = async (what: string, run: (at: number) => Promise<unknown>): Promise<Event> => ({
    what,
    timesPerMonth: weeks,
    because: 'one a week',
    used: await metered(studio.local, { ...once, warmUps: 1 }, async (at) => void (await run(at))),
  });
  return [
    await files('file: schedule of 200 classes', async (at) =>
      takenIn(await scene(), 'schedule', scheduleCsv(2 + at, 3 + at)),
    ),
    await files(`file: ${perWeek.file} bookings`, async (at) =>
      takenIn(await scene(), 'bookings', bookingsCsv(weekOf(0), perWeek.file / 200, `W${at}-`)),
    ),
  ];
}

/** A secret is kept as long as the environment that opened it. */
function openedSecrets(): Event {
  const tellings = perWeek.wellhub * weeks;
  return {
    what: 'opened secret of a webhook',
    timesPerMonth: tellings * coldShare(tellings, monthSeconds),
    because: 'wherever a function begins anew',
    used: new Map([['reservations.receive-wellhub', { ...unused, actions: { 'kms:Decrypt': 1 } }]]),
  };
}

async function bookingEvents(studio: Studio): Promise<Event[]> {
  const often = { warmUps: 3, times: 8 };
  const told = async (marketplace: 'wellhub' | 'totalpass'): Promise<Event> => {
    await studio.openPage();
    return {
      what: `booking told by ${marketplace}`,
      timesPerMonth: perWeek[marketplace] * weeks,
      because: `${perWeek[marketplace]} a week, each decided anew by itself`,
      used: await metered(studio.local, often, (index) => booksAt(studio, marketplace, index)),
    };
  };
  const events = [await told('wellhub'), await told('totalpass'), openedSecrets()];
  await studio.openPage();
  const mails = perWeek.mail * weeks;
  const used = await metered(studio.local, { warmUps: 2, times: 6 }, (index) => mailTells(studio, index));
  events.push({
    what: 'booking told by mail, with its look into the mailbox',
    timesPerMonth: mails,
    because: `${perWeek.mail} a week`,
    used,
  });
  const look = () =>
    metered(studio.local, { warmUps: 2, times: 6 }, () => runs(studio, everyMinute, minuteMs));
  const alone = await look();
  await studio.addMailboxes(mailboxesBeside);
  const beside = await look();
  const each = eachOf(alone, beside, mailboxesBeside);
  events.push(
    {
      what: 'look into the mailbox, nothing new',
      timesPerMonth: minutes - mails,
      because: `every minute without a mail; what each of ${mailboxesBeside} mailboxes more adds, 25 of which share a message`,
      used: each,
    },
    {
      what: 'opened token of a mailbox',
      timesPerMonth: minutes / openedMinutes,
      because: `kept for ${openedMinutes} minutes`,
      used: new Map([['reservations.sync-mail.worker', { ...unused, actions: { 'kms:Decrypt': 1 } }]]),
    },
    {
      what: 'message that looks into mailboxes',
      timesPerMonth: minutes,
      because: 'every minute, once for 25 studios',
      used: eachOf(each, alone, 1),
      shared: true,
    },
  );
  return events;
}

interface Every extends Often {
  readonly what: string;
  readonly schedule: string;
  readonly everyMinutes: number;
}

/** The first runs of the optimizer owe more than any later one. A marketplace is not compared at every run: an hour of them is metered. */
const schedules: readonly Every[] = [
  {
    what: 'optimizer, every open class',
    schedule: 'decisions.start-optimizer.schedule',
    everyMinutes: 60,
    unlike: 2,
    warmUps: 2,
    times: 3,
  },
  {
    what: 'places compared with marketplaces',
    schedule: 'marketplaces.reconcile.schedule',
    everyMinutes: 5,
    warmUps: 1,
    times: 12,
  },
  {
    what: 'bookings read at marketplaces',
    schedule: 'marketplaces.sync.schedule',
    everyMinutes: 15,
    warmUps: 1,
    times: 4,
  },
  {
    what: 'what was lost is sent again',
    schedule: 'marketplaces.sweep.schedule',
    everyMinutes: 1,
    warmUps: 1,
    times: 3,
  },
  {
    what: 'decisions expire',
    schedule: 'decisions.expire.schedule',
    everyMinutes: 5,
    warmUps: 1,
    times: 3,
  },
  { what: 'live connections end', schedule: 'live.close.schedule', everyMinutes: 1, warmUps: 1, times: 3 },
];

/** Runs of which each is a message for 25 studios, that has each of them read by a message of its own. */
const fannedOut = ['marketplaces.reconcile.schedule', 'marketplaces.sync.schedule'];

async function* scheduleEvents(studio: Studio): AsyncGenerator<Event> {
  const events: (Event & { readonly schedule: string })[] = [];
  for (const { what, schedule, everyMinutes, ...often } of schedules) {
    await studio.openPage();
    const used = await metered(studio.local, often, () => runs(studio, schedule, everyMinutes * minuteMs));
    const because = `every ${everyMinutes} minutes`;
    events.push({ what, schedule, timesPerMonth: minutes / everyMinutes, because, used });
  }
  const message = await messageForManyStudios(studio);
  for (const { schedule, ...event } of events)
    if (fannedOut.includes(schedule)) {
      yield { ...event, used: eachOf(message, event.used, 1) };
      yield {
        ...event,
        what: `message to 25 studios: ${event.what}`,
        because: `${event.because}, once for 25 studios`,
        used: message,
        shared: true,
      };
    } else yield event;
  yield {
    what: 'opened credentials of a marketplace',
    timesPerMonth: (marketplacesSignedInTo * minutes) / 15,
    because: `kept for 15 minutes; ${marketplacesSignedInTo} marketplaces, each asked something all the time`,
    used: new Map([[reader, { ...unused, actions: { 'kms:Decrypt': 1 } }]]),
  };
}

const reader = 'marketplaces.push.worker';

/** What reading a message costs that finds nothing due, less what each of its studios adds: that stays with the studio. */
async function messageForManyStudios(studio: Studio): Promise<PerEvent> {
  const look = () =>
    metered(studio.local, { warmUps: 2, times: 6 }, () =>
      runs(studio, 'marketplaces.reconcile.schedule', minuteMs),
    );
  const alone = await look();
  await studio.addStudios(studiosBeside);
  const message = eachOf(eachOf(alone, await look(), studiosBeside), alone, 1);
  return new Map([...message].filter(([name]) => name === reader));
}

/** One marketplace's number is changed and brought there, read back and recorded. */
async function pushEvents(studio: Studio): Promise<Event[]> {
  const push = async (index: number) => {
    const scene = await studio.signIn();
    const { classId, version, allocations, bookedByChannel } = await openClass(scene, index);
    const marketplace = (['wellhub', 'fitpass', 'totalpass'] as const).find(
      (name) => (allocations[name] ?? 0) > (bookedByChannel[name] ?? 0),
    );
    if (!marketplace) throw new Error(`nothing of ${classId} can be lowered`);
    const wanted = (allocations[marketplace] ?? 0) - 1;
    await scene.local.call(
      adjustClass,
      { classId, version, allocations: { [marketplace]: wanted } },
      scene.token,
    );
    await settled(scene.local);
  };
  const used = await metered(studio.local, { warmUps: 4, times: 8 }, push);
  return [
    { what: 'places changed by hand, and pushed', timesPerMonth: 200, because: 'ten a working day', used },
  ];
}

/** Meters a month of the studio, event by event. */
export async function* monthOf(studio: Studio): AsyncGenerator<Event> {
  const events: Event[] = [];
  for await (const event of scheduleEvents(studio)) {
    events.push(event);
    yield heardByPages(event);
  }
  for (const part of [bookingEvents, pushEvents, pageEvents, fileEvents]) {
    const found = await part(studio, events);
    events.push(...found);
    yield* found.map(heardByPages);
  }
}
