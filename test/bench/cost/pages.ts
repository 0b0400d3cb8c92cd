// The requests of pages.
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { listBookings } from '#shared/contracts/schedule/list-bookings.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { dashboardKey, settingsKey, topicKey } from '#web/src/api/keys.ts';
import type { Studio } from './reference-studio.ts';

export type Page = (scene: Awaited<ReturnType<Studio['signIn']>>, classId: string) => Promise<unknown>[];
const range = { from: '2026-11-23', to: '2026-11-29' };

/** The data of a page, which it requests again when it is notified of a change. */
export const shows: Record<string, { readonly share: number; readonly asks: Page }> = {
  dashboard: { share: 0.3, asks: ({ local, token }) => [local.call(getDashboard, {}, token)] },
  classes: { share: 0.25, asks: ({ local, token }) => [local.call(listClasses, range, token)] },
  'a class': {
    share: 0.2,
    asks: ({ local, token }, classId) => [
      local.call(getClass, { classId }, token),
      local.call(listBookings, { classId }, token),
    ],
  },
  'ai-decisions': {
    share: 0.1,
    asks: ({ local, token }) => [local.call(listWaiting, {}, token)],
  },
  logs: { share: 0.1, asks: ({ local, token }) => [local.call(listActivity, {}, token)] },
  integrations: {
    share: 0.05,
    asks: ({ local, token }) => [local.call(listIntegrations, {}, token)],
  },
};

/** The frame of every page. */
export const frame: Record<'session' | 'settings', Page> = {
  session: ({ local, token }) => [local.call(getSession, {}, token)],
  settings: ({ local, token }) => [local.call(getSettings, {}, token)],
};

/** The query keys of pages begin with these topics. The session has no topic. */
export const shownKeys: Readonly<Record<string, readonly [string]>> = {
  dashboard: dashboardKey,
  classes: topicKey('schedule'),
  'a class': topicKey('schedule'),
  'ai-decisions': topicKey('decisions'),
  logs: topicKey('activity'),
  integrations: topicKey('integrations'),
  settings: settingsKey,
};

/** One of the coming classes; each index gives a different one. */
export async function openClass({ local, token }: Awaited<ReturnType<Studio['signIn']>>, index: number) {
  const { classes } = await local.call(listClasses, { from: '2026-11-27', to: '2026-11-29' }, token);
  return classes[(index * 7) % classes.length]!;
}
