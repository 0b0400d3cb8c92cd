import { randomBytes } from 'node:crypto';
import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { approve } from '#shared/contracts/decisions/approve.ts';
import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { reject } from '#shared/contracts/decisions/reject.ts';
import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';
import { importBookings } from '#shared/contracts/imports/import-bookings.ts';
import { importSchedule } from '#shared/contracts/imports/import-schedule.ts';
import { connectMarketplace } from '#shared/contracts/integrations/connect-marketplace.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateSettings } from '#shared/contracts/settings/update-settings.ts';
import { chunksOf, inParallel } from '#functions/_platform/common/in-parallel.ts';
import { addLocalDays } from '#shared/core/time/zone.ts';
import { bookingsFile, scheduleFile } from './demo-files.ts';
import {
  demoMarketplaces,
  demoStudio,
  demoTimezone,
  marketplacePesos,
  type DemoBooking,
  type DemoStudio,
} from './demo-studio.ts';
import { listOnMarketplaces, openAccounts, type DemoCredentials } from './list-on-marketplaces.ts';
import type { SeedTarget, SignedIn } from './seed-target.ts';
import { decideNow } from '../runs.ts';

export const demoEmail = 'demo@cupo.local';
export const demoStudioName = 'Estudio Alameda';

const seed = 20_260_704;
const accessDays = 365;
const filesAtOnce = 2;
const approvedMax = 4;

export interface SeededDemo extends SignedIn {
  readonly classes: number;
  readonly bookings: number;
  readonly decisions: number;
}

/**
 * Creates the demo studio through the product's own API: an owner, access, settings, marketplaces, twelve weeks of
 * history and an optimizer run; it approves a few decisions, rejects one, and pushes the changes.
 *
 * @param account the owner to create; the caller must store its password
 */
export async function seedDemo(
  local: SeedTarget,
  account: { readonly email: string; readonly password: string },
): Promise<SeededDemo> {
  const owner = await local.createOwner(account);
  await giveAccess(local, owner);
  const described = Promise.all([
    connectMarketplaces(local, owner.token),
    describeStudio(local, owner.token),
  ]);
  // Made up while the functions that these calls need are loaded.
  const studio = demoStudio(local.now(), seed);
  const [credentials] = await described;
  await importStudio(local, owner.token, studio);
  // The classes are listed before anything is decided, because a listing made later would undo the places of the run.
  await listOnMarketplaces(local, credentials, await comingClasses(local, owner.token));
  const { decisionsGenerated } = await decideNow(local, owner.token);
  await decideSome(local, owner.token);
  await local.settle();
  return {
    ...owner,
    classes: studio.classes.length,
    bookings: studio.bookings.length,
    decisions: decisionsGenerated,
  };
}

async function giveAccess(local: SeedTarget, { studioId }: SignedIn): Promise<void> {
  const superadmin = await local.createSuperadmin();
  const until = new Date(local.now().getTime() + accessDays * 86_400_000).toISOString();
  await local.call(grantAccess, { studioId, until, reason: 'Demo studio' }, superadmin.token);
}

async function describeStudio(local: SeedTarget, token: string): Promise<void> {
  const settings = {
    ...defaultSettings,
    studioName: demoStudioName,
    currency: 'MXN',
    country: 'Mexico',
    timezone: demoTimezone,
  } as const;
  await local.call(updateSettings, settings, token);
}

const madeUp = (): string => randomBytes(12).toString('hex');

async function connectMarketplaces(local: SeedTarget, token: string): Promise<DemoCredentials> {
  const credentials: DemoCredentials = {
    fitpass: { username: demoEmail, password: madeUp() },
    wellhub: { username: '4711', password: madeUp() },
    totalpass: { username: madeUp(), password: madeUp() },
  };
  await openAccounts(local, demoStudioName, credentials);
  for (const integrationId of demoMarketplaces)
    await local.call(
      connectMarketplace,
      {
        integrationId,
        ...credentials[integrationId],
        revenuePerBookingMinor: marketplacePesos[integrationId] * 100,
        noShowPayPercent: 0,
      },
      token,
    );
  return credentials;
}

/** Imports a studio's classes and bookings from files, as owners do. */
export async function importStudio(
  local: SeedTarget,
  token: string,
  { classes, bookings }: DemoStudio,
): Promise<void> {
  for (const some of chunksOf(classes, csvRowsMax))
    await local.call(importSchedule, { csvData: scheduleFile(some) }, token);
  await inParallel(inFiles(bookings), filesAtOnce, (file) =>
    local.call(importBookings, { csvData: bookingsFile(file) }, token),
  );
}

/**
 * Each file covers whole days (UTC), because two simultaneous imports of the same day's bookings would only block each
 * other.
 */
function inFiles(bookings: readonly DemoBooking[]): DemoBooking[][] {
  const files: DemoBooking[][] = [];
  for (const ofDay of Map.groupBy(bookings, ({ cls }) => cls.startsAt.slice(0, 10)).values()) {
    const last = files.at(-1);
    if (last && last.length + ofDay.length <= csvRowsMax) last.push(...ofDay);
    else files.push([...ofDay]);
  }
  return files;
}

/** The classes of the next two weeks that have not started yet. */
async function comingClasses(local: SeedTarget, token: string): Promise<ClassView[]> {
  const { today } = await local.call(listClasses, {}, token);
  const { classes } = await local.call(listClasses, { from: today, to: addLocalDays(today, 14) }, token);
  const now = local.now().toISOString();
  return classes.filter(({ startsAt }) => startsAt > now);
}

const changesPlaces = ({ recommendations }: DecisionView): boolean =>
  recommendations.some(({ action }) => action !== 'maintain');

/**
 * Approves a few decisions that change places and rejects the next one; the remaining decisions are left for the person
 * who tries the demo.
 */
async function decideSome(local: SeedTarget, token: string): Promise<void> {
  const { decisions } = await local.call(listDecisions, { tab: 'pending' }, token);
  const open = decisions.filter((one) => changesPlaces(one) && one.allowedActions.includes('approve'));
  for (const { decisionId } of open.slice(0, approvedMax)) await local.call(approve, { decisionId }, token);
  const refused = open[approvedMax];
  if (refused) await local.call(reject, { decisionId: refused.decisionId }, token);
}
