// The requests of five people's pages in a month, and the changes that they are notified of.
import type { Usage } from '#infra/local/runtime/index.ts';
import { settingsStaleMs } from '#web/src/app/settings-stale.ts';
import { runs } from './acts.ts';
import { type Event, monthDays } from './event.ts';
import { requestedAnew } from './heard.ts';
import { metered, type PerEvent } from './meter.ts';
import { frame, openClass, shows, type Page } from './pages.ts';
import type { Studio } from './reference-studio.ts';

/** Five people on twenty days; each opens thirty pages and stays four minutes on each. */
const staffDays = 5 * 20;
const viewsPerDay = 30;
const viewMinutes = 4;
/** The number of views, one after the other, that show the settings of one request. */
const viewsPerSettings = Math.ceil(settingsStaleMs / (viewMinutes * 60_000));
const hoursWithPageOpen = 2;
export const socketMinutesPerMonth = staffDays * hoursWithPageOpen * 60;
export const staff = 5;
const views = staffDays * viewsPerDay;
/** The share of a month in which a page is open. */
const openShare = (staffDays * hoursWithPageOpen) / (monthDays * 24);

const post = 'execute-api:ManageConnections';

const heard = ({ actions, ...usage }: Usage): Usage => ({
  ...usage,
  actions: post in actions ? { ...actions, [post]: (actions[post] ?? 0) * openShare } : actions,
});

/** Events are metered with a page always open, but messages are sent only while a page is open. */
export const heardByPages = (event: Event): Event => ({
  ...event,
  used: new Map([...event.used].map(([name, usage]) => [name, heard(usage)])),
});

/** The usage of one view of each page and of its frame. */
export async function meterPages(studio: Studio): Promise<ReadonlyMap<string, PerEvent>> {
  const often = { warmUps: 4, times: 8 };
  // Several days have passed since this schedule was metered, and it runs every five minutes: a page never shows more
  // than a few decisions whose cut-off has passed.
  await runs(studio, 'decisions.expire.schedule', 0);
  const scene = await studio.signIn();
  const { classId } = await openClass(scene, 3);
  const asking = {
    ...Object.fromEntries(Object.entries(shows).map(([name, { asks }]) => [name, asks])),
    ...frame,
  };
  const found = new Map<string, PerEvent>();
  for (const [name, asks] of Object.entries<Page>(asking)) {
    const { used } = await metered(studio, often, async () => {
      await Promise.all(asks(scene, classId));
    });
    found.set(name, used);
  }
  return found;
}

const nothingUsed: PerEvent = new Map();

/** The requests of pages when they are opened, and again when they are notified of these events. */
export function pageEvents(used: ReadonlyMap<string, PerEvent>, heardEvents: readonly Event[]): Event[] {
  const usedBy = (page: string): PerEvent => used.get(page) ?? nothingUsed;
  const anew = (page: string): number => requestedAnew(page, heardEvents) * openShare;
  const shown = Object.entries(shows).map(([page, { share }]) => ({
    what: `page: ${page}`,
    timesPerMonth: (views + anew(page)) * share,
    because: `${100 * share} % of ${views} views, and of ${Math.round(anew(page))} times that changes it hears of make it ask anew`,
    used: usedBy(page),
  }));
  return [
    ...shown,
    {
      what: 'page: session, around it',
      timesPerMonth: socketMinutesPerMonth,
      because: 'every minute that a page is open',
      used: usedBy('session'),
    },
    {
      what: 'page: settings, around it',
      timesPerMonth: views / viewsPerSettings + anew('settings'),
      because: `shown for ${settingsStaleMs / 60_000} minutes, and a view lasts ${viewMinutes}; and ${Math.round(anew('settings'))} times that changes it hears of make it ask anew`,
      used: usedBy('settings'),
    },
  ];
}
