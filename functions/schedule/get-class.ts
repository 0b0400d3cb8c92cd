import { Failure } from '#shared/contracts/failure.ts';
import { getClass } from '#shared/contracts/schedule/get-class.ts';
import { marketplaces } from '#shared/contracts/channels.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { excessWhilePaused } from '#functions/_domain/places/decisions/excess-store.ts';
import { hasBegun } from '#functions/_domain/places/edits/edit-class.ts';
import { leftAloneOf } from '#functions/_domain/places/edits/by-hand.ts';
import { changeViewOf } from '#functions/_domain/places/edits/change-view.ts';
import type { Studio } from '#functions/_domain/places/edits/terms.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';
import { factsChanged, termsDigestOf } from '#functions/_domain/places/decisions/rejection.ts';
import { lastSeenAt } from '#functions/_domain/places/outbox/last-seen.ts';
import { isClassHeldOut } from '#functions/_domain/classes/held-out.ts';
import { outlookBy } from '#functions/_domain/classes/forecast-store.ts';
import { marketplaceState } from '#functions/_domain/connections/catalogue.ts';
import { marksOf } from '#functions/_domain/studio/calendar.ts';
import { dayReasonOf } from '#functions/_domain/studio/day-reason.ts';
import type { StudioRow } from '#functions/_domain/studio/settings.ts';
import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { studioIn } from '#functions/_domain/studio/studio-store.ts';
import { channelMixOf } from './channel-mix.ts';
import { classViewOf } from './class-view.ts';
import { editingOf } from './editing.ts';
import { curveOf, readAround, wantsOf, type Around, type OpenedClass } from './open-class-store.ts';
import { readProgress } from './push-progress-store.ts';
import { successorViewOf } from './successors/successor-view.ts';

/** The state of every marketplace that was sent a number, and when the latest number was last verified. */
function shownOf(cls: OpenedClass, { healths, pushes, studio: { connections, terms } }: Around) {
  // The marketplaces that did not accept the latest number.
  const failed = new Set(pushes.flatMap((push) => (push?.state === 'failed' ? [push.marketplace] : [])));
  return marketplaces
    .filter((name) => cls.pushVersions[name] !== undefined)
    .map((name) => {
      const health = healths.find(({ marketplace }) => marketplace === name);
      const connection = connections.find(({ marketplace }) => marketplace === name);
      return {
        marketplace: name,
        lastSeenAt: lastSeenAt(cls, health ?? { marketplace: name }) ?? null,
        connection: marketplaceState(connection, health, terms.now),
        failed: failed.has(name),
      };
    });
}

/** The rejected recommendations that are not repeated for now, the latest first. */
const rejectionsOf = (cls: OpenedClass, contracts: readonly Contract[]) =>
  (cls.rejections ?? [])
    .filter((rejection) => !factsChanged(rejection, { cls, terms: termsDigestOf(contracts) }))
    .toReversed()
    .map(({ decisionId, at, changes }) => ({
      decisionId,
      rejectedAt: at,
      changes: changes.map(({ marketplace, to }) => ({ marketplace, places: to })),
    }));

/** Places on sale that do not exist. Automation ends such offers, unless it is paused. */
async function readExcess(
  table: StudioTable,
  cls: OpenedClass,
  { pushes, studio: { connections, terms } }: Around,
  automationPaused: boolean,
) {
  if (hasBegun(cls, terms.now)) return undefined;
  const contracts = connections.filter(({ status }) => status === 'connected');
  const excess = excessWhilePaused(cls, pushes, { contracts, mode: terms.mode });
  const isPaused = excess && (automationPaused || (await isPausedByTeam(table, cls.studioId)));
  return isPaused ? excess : undefined;
}

/** What the screen shows of the studio's settings and of its rules for this class. */
const rulesOf = (cls: OpenedClass, { ai, terms, connections }: Studio) => ({
  editing: editingOf(cls, terms),
  leftAlone: leftAloneOf(cls, { ...ai, isHeldOut: isClassHeldOut(cls.studioId, cls.classId) }),
  rejections: rejectionsOf(
    cls,
    connections.filter(({ status }) => status === 'connected'),
  ),
});

/**
 * Reads in two steps: the class and the studio's settings, together with the caller's access, and then everything that
 * they lead to.
 */
export const handler = httpOperation(
  getClass,
  {},
  async ({ table, caller: { studioId }, deps, found }) => {
    const { cls } = found;
    if (!cls) throw new Failure('not-found', 'There is no such class.');
    const settings = studioIn(studioId, found.settings as StudioRow | undefined);
    const around = await readAround(table, cls, { settings, kenko: found.kenko }, deps.clock.now());
    const { studio, calendar, bookings, change, replaced, series, forecast } = around;
    const { timezone, currency, terms } = studio;
    const [curve, progress, excess] = await Promise.all([
      curveOf(table, cls, around),
      readProgress(table, studioId, change ? [change] : []),
      readExcess(table, cls, around, settings.automationPaused),
    ]);
    const [replaces = null] = replaced;
    return {
      class: classViewOf(cls, outlookBy(cls, forecast, terms.now)),
      timezone,
      currency,
      dayReason: dayReasonOf(marksOf(calendar, studio)(cls.localDate)),
      ...rulesOf(cls, studio),
      ...(excess && { excess }),
      curve,
      channelMix: channelMixOf(cls.bookedByChannel, bookings),
      series,
      replaces: replaces && successorViewOf(replaces),
      lastChange: change ? changeViewOf({ change, cls, isLast: true, progress, terms }) : null,
      shown: shownOf(cls, around),
    };
  },
  { wants: wantsOf },
);
