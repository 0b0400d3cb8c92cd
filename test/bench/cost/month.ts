// The events of a month at the reference studio: each is metered on the twin and has a frequency.
import { unused } from '#infra/local/runtime/index.ts';
import { adjustClass } from '#shared/contracts/schedule/adjust-class.ts';
import { aMinutePasses, booksAt, minuteMs, runs } from './acts.ts';
import { nothingHeard } from './heard.ts';
import { eachOf, metered } from './meter.ts';
import { coldShare } from './model.ts';
import { type Event, minutes, monthSeconds, openedTokenMinutes, perWeek, weeks } from './event.ts';
import { heardByPages, meterPages, pageEvents } from './page-events.ts';
import { openClass } from './pages.ts';
import { bookingsCsv, scheduleCsv, sendMail, weekOf, type Studio } from './reference-studio.ts';
import { readingEvents, scheduleEvents } from './schedule-events.ts';
import { settled, applied } from './settled.ts';

const mailboxesBeside = 5;
const mailsPerMonth = perWeek.mail * weeks;

const everyMinute = 'reservations.start-mail-sync.schedule';

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

/** Two files: the next week's classes, and the studio's own bookings. */
async function fileEvents(studio: Studio): Promise<Event[]> {
  const single = { warmUps: 0, times: 1 };
  const scene = async () => studio.signIn();
  const files = async (what: string, run: (at: number) => Promise<unknown>): Promise<Event> => ({
    what,
    timesPerMonth: weeks,
    because: 'one a week',
    ...(await metered(studio, { ...single, warmUps: 1 }, async (at) => {
      await studio.keepPageOpen();
      await run(at);
    })),
  });
  return [
    await files('file: schedule of 200 classes', async (at) =>
      applied(await scene(), 'schedule', scheduleCsv(2 + at, 3 + at)),
    ),
    await files(`file: ${perWeek.file} bookings`, async (at) =>
      applied(await scene(), 'bookings', bookingsCsv(weekOf(0), perWeek.file / 200, `W${at}-`)),
    ),
  ];
}

/** A secret is cached as long as the environment that opened it. */
function openedSecrets(): Event {
  const reports = perWeek.wellhub * weeks;
  return {
    what: 'opened secret of a webhook',
    timesPerMonth: reports * coldShare(reports, monthSeconds),
    because: 'wherever a function begins anew',
    used: new Map([['reservations.receive-wellhub', { ...unused, actions: { 'kms:Decrypt': 1 } }]]),
  };
}

async function bookingEvents(studio: Studio): Promise<Event[]> {
  // Some bookings end in a push, and most do not. With few repetitions the share would be random.
  const often = { wellhub: { warmUps: 3, times: 24 }, totalpass: { warmUps: 3, times: 12 } };
  const reported = async (marketplace: 'wellhub' | 'totalpass'): Promise<Event> => ({
    what: `booking told by ${marketplace}`,
    timesPerMonth: perWeek[marketplace] * weeks,
    because: `${perWeek[marketplace]} a week, each decided anew by itself`,
    ...(await metered(studio, often[marketplace], (index) => booksAt(studio, marketplace, index))),
  });
  const events = [await reported('wellhub'), await reported('totalpass'), openedSecrets()];
  const mailed = await metered(studio, { warmUps: 2, times: 12 }, (index) => mailTells(studio, index));
  events.push({
    what: 'booking told by mail, with its look into the mailbox',
    timesPerMonth: mailsPerMonth,
    because: `${perWeek.mail} a week`,
    ...mailed,
  });
  return events;
}

/**
 * The usage that each other studio's mailbox adds equals the cost of this studio's mailbox. It is metered after the
 * schedules, so that the schedules' messages contain one studio.
 */
async function mailboxEvents(studio: Studio): Promise<Event[]> {
  const poll = () => metered(studio, { warmUps: 2, times: 6 }, () => runs(studio, everyMinute, minuteMs));
  const alone = await poll();
  await studio.addMailboxes(mailboxesBeside);
  const beside = await poll();
  const { used } = eachOf(alone, beside, mailboxesBeside);
  return [
    {
      what: 'look into the mailbox, nothing new',
      timesPerMonth: minutes - mailsPerMonth,
      because: `every minute without a mail; what each of ${mailboxesBeside} mailboxes more adds, 25 of which share a message`,
      used,
      heard: alone.heard,
    },
    {
      what: 'opened token of a mailbox',
      timesPerMonth: minutes / openedTokenMinutes,
      because: `kept for ${openedTokenMinutes} minutes`,
      used: new Map([['reservations.sync-mail.worker', { ...unused, actions: { 'kms:Decrypt': 1 } }]]),
    },
    {
      what: 'message that looks into mailboxes',
      timesPerMonth: minutes,
      because: 'every minute, once for 25 studios',
      used: eachOf({ used, heard: nothingHeard }, alone, 1).used,
      shared: true,
    },
  ];
}

/** One marketplace's number is changed, pushed, verified and recorded. */
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
  const pushed = await metered(studio, { warmUps: 4, times: 8 }, push);
  return [
    {
      what: 'places changed by hand, and pushed',
      timesPerMonth: 200,
      because: 'ten a working day',
      ...pushed,
    },
  ];
}

/**
 * Meters a month of the studio, event by event. The requests that pages repeat follow from the messages about all other
 * events.
 */
export async function* monthOf(studio: Studio): AsyncGenerator<Event> {
  const events: Event[] = [];
  for await (const event of scheduleEvents(studio)) {
    events.push(event);
    yield heardByPages(event);
  }
  for (const part of [bookingEvents, pushEvents, readingEvents, mailboxEvents]) {
    const found = await part(studio);
    events.push(...found);
    yield* found.map(heardByPages);
  }
  // This is metered before the files, because the files add another week to the lists.
  const pages = await meterPages(studio);
  const files = await fileEvents(studio);
  yield* [...files.map(heardByPages), ...pageEvents(pages, [...events, ...files])];
}
