import { getDashboard } from '#shared/contracts/dashboard/get-dashboard.ts';
import { simulatedOf } from '#shared/contracts/decisions/simulated-settings.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { connectedOf } from '#functions/_domain/connections/connected.ts';
import { readMailsToReview } from '#functions/_domain/bookings/mails-to-review-store.ts';
import { readFailedChanges } from '#functions/_domain/places/outbox/open-failures-store.ts';
import { readMailboxLately } from '#functions/_domain/connections/mailbox-store.ts';
import { readExcessWhilePaused } from '#functions/_domain/places/decisions/excess-store.ts';
import { readOverdue, withoutOverdue } from '#functions/_domain/places/decisions/overdue-store.ts';
import { waitingOf } from '#functions/_domain/studio/waiting.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readDayOutlooks } from '#functions/_domain/classes/day-outlook-store.ts';
import { readCounters } from '#functions/_domain/classes/counters-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { daysShown, insightsOf, occupancyOf } from './dashboard.ts';
import { readSettingsToSources } from './dashboard-store.ts';
import { readEarned } from './earned.ts';
import { hasRunOptimizer } from './first-run-store.ts';
import { knowsBookings } from './known-bookings-store.ts';

/** A studio that never connected a mailbox has no mails, so they are not looked for. */
async function readMails(table: StudioTable, studioId: string) {
  const mailbox = await readMailboxLately(table, studioId);
  const isKnown = mailbox.revision > 0;
  return { mailbox, mails: isKnown ? await readMailsToReview(table, studioId) : waitingOf([]) };
}

/** What needs a person's attention in a studio, apart from decisions and connections. */
async function needsOf(table: StudioTable, studioId: string, now: Date) {
  const [failures, { mails, mailbox }] = await Promise.all([
    readFailedChanges(table, studioId, now),
    readMails(table, studioId),
  ]);
  return { failures, mails, mailboxBroken: mailbox.broken !== undefined };
}

/** Places on sale that do not exist. Automation ends such offers, unless it is paused. */
async function excessOf(
  table: StudioTable,
  { studioId, inventoryMode }: Awaited<ReturnType<typeof readSettingsToSources>>['studio'],
  isPaused: boolean,
  now: Date,
) {
  const found = isPaused ? await readExcessWhilePaused(table, studioId, inventoryMode, now) : [];
  const [first] = found;
  if (!first) return {};
  const places = found.reduce((sum, one) => sum + one.places, 0);
  return { excess: { places, classes: found.length, first: first.classId } };
}

export const handler = httpOperation(getDashboard, {}, async ({ table, caller: { studioId }, deps }) => {
  const { studio, simulation, sources } = await readSettingsToSources(table);
  const { automationPaused, currency, timezone, ai, inventoryMode } = studio;
  const saved = simulatedOf({ ai, inventoryMode });
  const now = deps.clock.now();
  const today = instantToLocal(now.toISOString(), timezone).date;
  const [stored, overdue, { days, coming, figures }, connected, pausedByTeam, earned, needs] =
    await Promise.all([
      readCounters(table, studioId, { consistent: false }),
      readOverdue(table, studioId, now),
      readDayOutlooks(table, studioId, { ...daysShown(today), today }, timezone, now),
      connectedOf(table, deps.table.acrossStudios, now, sources),
      isPausedByTeam(table, studioId),
      readEarned(table, studioId, today, saved, simulation, now),
      needsOf(table, studioId, now),
    ]);
  const counters = withoutOverdue(stored, overdue);
  const [firstRun, excess, bookings] = await Promise.all([
    counters.decisions > 0 || coming.foretold > 0 || hasRunOptimizer(table, studioId),
    excessOf(table, studio, automationPaused || pausedByTeam, now),
    knowsBookings(table, studioId, { bookings: counters.bookings, days }, now),
  ]);
  return {
    automationPaused,
    pausedByTeam,
    currency,
    timezone,
    earned,
    waiting: { decisions: counters.pendingReview, worthMinor: counters.pendingWorthMinor },
    needs: { ...needs, ...excess },
    firstWeek: {
      schedule: counters.classes > 0,
      bookings,
      marketplace: connected.length > 0,
      firstRun,
    },
    totalBookings: counters.bookings,
    occupancyPercent: occupancyOf(days),
    slotsManaged: counters.slotsManaged,
    automationsRun: counters.automationsRun,
    connected,
    insights: insightsOf(counters, figures.get(today)?.executed ?? 0),
    days,
    coming,
    today,
  };
});
