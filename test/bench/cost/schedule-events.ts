// The schedules, and each studio's share of their cost.
import { unused } from '#infra/local/runtime/index.ts';
import { booksAt, minuteMs, runs } from './acts.ts';
import { type Event, minutes, openedMinutes, perWeek } from './event.ts';
import { nothingHeard } from './heard.ts';
import { eachOf, metered, type Often, type Metered } from './meter.ts';
import type { Studio } from './reference-studio.ts';

const studiosBeside = 5;
const marketplacesSignedInTo = 3;
/** Bookings are made in the days before their class, four on average, as in the history. */
const openBookings = Math.round((perWeek.totalpass * 4) / 7);

interface Every extends Often {
  readonly what: string;
  readonly schedule: string;
  readonly everyMinutes: number;
}

const comparing = 'marketplaces.reconcile.schedule';
const reading = 'marketplaces.sync.schedule';
const comparedMinutes = 5;
const readMinutes = 15;
const quietMinutes = 60;
/** Comparisons and readings do not always cover all listings, so three hours of them are metered. */
const threeHours: Often = { warmUps: 3, times: 36 };

/** The optimizer's first runs push more changes than later runs. */
const schedules: readonly Every[] = [
  {
    what: 'optimizer, every open class',
    schedule: 'decisions.start-optimizer.schedule',
    everyMinutes: 60,
    unlike: 2,
    warmUps: 2,
    times: 24,
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

const reader = 'marketplaces.credentials.worker';

/**
 * The cost of a message for which nothing is due, without what each of its studios adds, which is counted for the
 * studio. Everything is compared just before, and not again while this is metered.
 */
async function messageForManyStudios(studio: Studio): Promise<Metered> {
  await runs(studio, comparing, quietMinutes * minuteMs);
  const poll = () => metered(studio, { warmUps: 2, times: 6 }, () => runs(studio, comparing, minuteMs));
  const alone = await poll();
  await studio.addStudios(studiosBeside);
  const message = eachOf(eachOf(alone, await poll(), studiosBeside), alone, 1);
  return { used: new Map([...message.used].filter(([name]) => name === reader)), heard: nothingHeard };
}

/** Each run sends a message for 25 studios, whose handler sends a message for each studio. */
function* fannedOut(event: Event & Metered, message: Metered): Generator<Event> {
  yield { ...event, ...eachOf(message, event, 1) };
  yield {
    ...event,
    what: `message to 25 studios: ${event.what}`,
    because: `${event.because}, once for 25 studios`,
    ...message,
    shared: true,
  };
}

const openedCredentials: Event = {
  what: 'opened credentials of a marketplace',
  timesPerMonth: (marketplacesSignedInTo * minutes) / openedMinutes,
  because: `kept for ${openedMinutes} minutes; ${marketplacesSignedInTo} marketplaces, each asked something all the time`,
  used: new Map([[reader, { ...unused, actions: { 'kms:Decrypt': 1 } }]]),
};

/**
 * Each hour a comparison links all listings, or a reading does so if there was no comparison. So the cost of a reading
 * is the difference between three hours with both and three hours with comparisons alone. It is metered after the other
 * events, because the bookings that it needs change the studio's classes.
 */
export async function readingEvents(studio: Studio): Promise<Event[]> {
  for (let index = 0; index < openBookings; index += 1) await booksAt(studio, 'totalpass', index);
  const compare = () => runs(studio, comparing, comparedMinutes * minuteMs);
  const compared = await metered(studio, threeHours, compare);
  const both = await metered(studio, threeHours, async (index) => {
    await compare();
    if (index % (readMinutes / comparedMinutes) === 0) await runs(studio, reading, 0);
  });
  const read = eachOf(compared, both, comparedMinutes / readMinutes);
  const message = await messageForManyStudios(studio);
  return [
    ...fannedOut(
      {
        what: 'places compared with marketplaces',
        timesPerMonth: minutes / comparedMinutes,
        because: `every ${comparedMinutes} minutes`,
        ...compared,
      },
      message,
    ),
    ...fannedOut(
      {
        what: 'bookings read at marketplaces',
        timesPerMonth: minutes / readMinutes,
        because: `every ${readMinutes} minutes, with ${openBookings} that are known`,
        ...read,
      },
      message,
    ),
    openedCredentials,
  ];
}

export async function* scheduleEvents(studio: Studio): AsyncGenerator<Event> {
  for (const { what, schedule, everyMinutes, ...often } of schedules) {
    const found = await metered(studio, often, () => runs(studio, schedule, everyMinutes * minuteMs));
    yield { what, timesPerMonth: minutes / everyMinutes, because: `every ${everyMinutes} minutes`, ...found };
  }
}
