import { getSession } from '#shared/contracts/access/get-session.ts';
import { listActivity } from '#shared/contracts/activity/list-activity.ts';
import { listFailures } from '#shared/contracts/activity/list-failures.ts';
import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { getImpact } from '#shared/contracts/dashboard/get-impact.ts';
import { getRun } from '#shared/contracts/decisions/get-run.ts';
import { listWaiting } from '#shared/contracts/decisions/list-waiting.ts';
import { listIntegrations } from '#shared/contracts/integrations/list-integrations.ts';
import { countNewNotifications } from '#shared/contracts/notifications/count-new-notifications.ts';
import { listNotifications } from '#shared/contracts/notifications/list-notifications.ts';
import type { AnyOperation } from '#shared/contracts/operation.ts';
import { listRules } from '#shared/contracts/rules/list-rules.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import type { FirstRequests, PagePath } from './routes.ts';
import { toWire } from './src/api/request.ts';

/** The requests that a page at its plain address needs, besides those of every page. */
const ofPages: Partial<Record<PagePath, readonly AnyOperation[]>> = {
  '/dashboard': [getDashboard],
  '/impact': [getImpact],
  '/classes': [listClasses],
  '/integrations': [listIntegrations],
  '/ai-decisions': [listWaiting, getRun],
  '/logs': [listActivity, listFailures],
  '/rules': [listRules],
  '/notifications': [listNotifications],
};

const addressesOf = (operations: readonly AnyOperation[]): string[] =>
  operations.map((operation) => toWire(operation, {}).url);

/** The addresses that the boot script requests from the server while the page's code loads. */
export const firstRequests = (): FirstRequests => ({
  everyPage: addressesOf([getSession]),
  behindTheGate: addressesOf([getSettings, countNewNotifications]),
  pages: Object.fromEntries(
    Object.entries(ofPages).map(([page, operations]) => [page, addressesOf(operations)]),
  ),
});
