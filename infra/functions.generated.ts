// Written by `npm run registry` from the files it names. Nobody edits it.
import { grants as access } from '#functions/access/grants.ts';
import { grants as activity } from '#functions/activity/grants.ts';
import { grants as billing } from '#functions/billing/grants.ts';
import { grants as dashboard } from '#functions/dashboard/grants.ts';
import { grants as decisions } from '#functions/decisions/grants.ts';
import { grants as imports } from '#functions/imports/grants.ts';
import { grants as integrations } from '#functions/integrations/grants.ts';
import { grants as jobs } from '#functions/jobs/grants.ts';
import { grants as live } from '#functions/live/grants.ts';
import { grants as logos } from '#functions/logos/grants.ts';
import { grants as marketplaces } from '#functions/marketplaces/grants.ts';
import { grants as notifications } from '#functions/notifications/grants.ts';
import { grants as onboarding } from '#functions/onboarding/grants.ts';
import { grants as reservations } from '#functions/reservations/grants.ts';
import { grants as rules } from '#functions/rules/grants.ts';
import { grants as schedule } from '#functions/schedule/grants.ts';
import { grants as settings } from '#functions/settings/grants.ts';
import { grants as support } from '#functions/support/grants.ts';

/** Functions that no HTTP request calls. The id is the bundle’s name and, with its first dot as a slash, the file’s. */
export const jobIds = [
  'access.custom-message.pool',
  'decisions.expire.schedule',
  'decisions.optimize.worker',
  'decisions.start-optimizer.schedule',
  'imports.import.worker',
  'jobs.sweep-work.schedule',
  'jobs.watch-queues.schedule',
  'live.broadcast.stream',
  'live.close.schedule',
  'live.connect.socket',
  'live.disconnect.socket',
  'live.post-confirmation.pool',
  'marketplaces.credentials.worker',
  'marketplaces.reconcile.schedule',
  'marketplaces.relay.stream',
  'marketplaces.sweep.schedule',
  'marketplaces.sync.schedule',
  'notifications.send.worker',
  'notifications.start-hour.schedule',
  'reservations.start-mail-sync.schedule',
  'reservations.sync-mail.worker',
  'reservations.take.worker',
] as const;
export type JobId = (typeof jobIds)[number];

/** The rights of functions, as declared next to them. */
export const grantsOfCapabilities = {
  access,
  activity,
  billing,
  dashboard,
  decisions,
  imports,
  integrations,
  jobs,
  live,
  logos,
  marketplaces,
  notifications,
  onboarding,
  reservations,
  rules,
  schedule,
  settings,
  support,
};
