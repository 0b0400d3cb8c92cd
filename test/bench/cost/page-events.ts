// What five people's pages ask for in a month, and what of its changes they hear.
import type { Usage } from '../../../infra/local/runtime/metering.ts';
import { type Event, monthDays } from './event.ts';
import { metered, type PerEvent } from './meter.ts';
import { frame, openClass, shows, type Page } from './pages.ts';
import type { Studio } from './reference-studio.ts';

/** Five people on twenty days, each looking at thirty pages, four minutes each. */
const staffDays = 5 * 20;
const viewsPerDay = 30;
const hoursWithPageOpen = 2;
export const socketMinutesPerMonth = staffDays * hoursWithPageOpen * 60;
export const staff = 5;
const views = staffDays * viewsPerDay;
/** How much of a month's time a page is open. */
const openShare = (staffDays * hoursWithPageOpen) / (monthDays * 24);

const post = 'execute-api:ManageConnections';

/** What all events of a month post to one page that is open all the time. */
const messagesOf = (events: readonly Event[]): number =>
  events.reduce(
    (sum, { used, timesPerMonth }) =>
      sum +
      timesPerMonth * [...used.values()].reduce((posts, { actions }) => posts + (actions[post] ?? 0), 0),
    0,
  );

const heard = ({ actions, ...usage }: Usage): Usage => ({
  ...usage,
  actions: post in actions ? { ...actions, [post]: (actions[post] ?? 0) * openShare } : actions,
});

/** Events are metered with a page open all the time; posts are made only while one is. */
export const heardByPages = (event: Event): Event => ({
  ...event,
  used: new Map([...event.used].map(([name, usage]) => [name, heard(usage)])),
});

/** How often each part of what stands around pages is asked for. */
const frameTimes = {
  session: { times: socketMinutesPerMonth, because: 'every minute that a page is open' },
  settings: { times: views / 2, because: 'kept for five minutes, and a view lasts four' },
} as const;

export async function pageEvents(studio: Studio, before: readonly Event[]): Promise<Event[]> {
  const messages = messagesOf(before) * openShare;
  const often = { warmUps: 4, times: 8 };
  const scene = await studio.signIn();
  const { classId } = await openClass(scene, 3);
  const usedBy = (asks: Page): Promise<PerEvent> =>
    metered(studio.local, often, async () => {
      await Promise.all(asks(scene, classId));
    });
  const events: Event[] = [];
  for (const [name, { share, asks }] of Object.entries(shows)) {
    const because = `${100 * share} % of ${views} views, and of ${Math.round(messages)} changes told to open pages`;
    const timesPerMonth = (views + messages) * share;
    events.push({ what: `page: ${name}`, timesPerMonth, because, used: await usedBy(asks) });
  }
  for (const name of ['session', 'settings'] as const) {
    const { times, because } = frameTimes[name];
    events.push({
      what: `page: ${name}, around it`,
      timesPerMonth: times,
      because,
      used: await usedBy(frame[name]),
    });
  }
  return events;
}
