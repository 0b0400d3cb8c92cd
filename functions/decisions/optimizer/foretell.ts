import { forecastClass } from '#shared/core/forecast/forecast-class.ts';
import { directChannel } from '#shared/core/forecast/types.ts';
import { customersOf, demandLeftOf } from '#shared/core/outlook/demand-left.ts';
import { forecastBeginsAt } from '#shared/core/outlook/outlook-of.ts';
import type { DemandLeft } from '#shared/core/outlook/types.ts';
import { ownRoot } from '#shared/core/successors/series-roots.ts';
import { directPrices } from '#shared/core/visits/direct-price.ts';
import { openClassEvidence } from '#functions/_domain/classes/class-evidence.ts';
import { noOpenings } from '#functions/_domain/classes/openings.ts';
import type { DayToStore } from '#functions/_domain/classes/forecast-moved.ts';
import { bestRevenueMinor } from '#functions/_domain/connections/contract.ts';
import type { Learned, OpenClass, StudioToDecide } from './studio-to-decide.ts';

/** A future class. */
export interface ComingClass extends OpenClass {
  readonly localDate: string;
}

type Coming = Omit<StudioToDecide, 'open'> & { readonly learned: Learned };

/**
 * The revenue of one more booking, by channel. A marketplace without a contract is valued like the best of the others.
 */
function pricesOf({ contracts, ownValues, learned }: Coming) {
  const best = bestRevenueMinor(contracts);
  const directMinor = directPrices(learned.paid, { own: ownValues, bestMarketplaceMinor: best });
  const paysOf = new Map<string, number>(
    contracts.map(({ marketplace, revenuePerBookingMinor }) => [marketplace, revenuePerBookingMinor]),
  );
  return (seriesId: string) => (channel: string) =>
    channel === directChannel
      ? directMinor(seriesId)
      : (paysOf.get(channel) ?? best ?? directMinor(seriesId));
}

function leftOf(studio: Coming, classes: readonly ComingClass[]): [string, DemandLeft][] {
  const { learned, demandOf, contracts, now, rootOf = ownRoot } = studio;
  const connected = contracts.map(({ marketplace }) => marketplace);
  const revenueMinor = pricesOf(studio);
  return classes.flatMap((cls) => {
    const demand = demandOf.get(cls.classId);
    if (!demand) return [];
    const seriesId = rootOf(cls.seriesId);
    const { model, week, openings = noOpenings } = learned;
    const own = { ...demand, seriesId };
    const { state } = openClassEvidence(own, connected, now, openings, model.openingRush);
    const left = demandLeftOf(forecastClass(model, state, week), {
      openedHoursBefore: state.openedHoursBefore ?? 0,
      bookedByChannel: cls.bookedByChannel,
      revenueMinor: revenueMinor(seriesId),
    });
    return [[cls.classId, left]];
  });
}

function dayOf(studio: Coming, localDate: string, classes: readonly ComingClass[]): DayToStore {
  const left = leftOf(studio, classes);
  const channels = new Set(left.flatMap(([, one]) => one.channels.map(({ channel }) => channel)));
  const customers = customersOf(studio.learned.model, [...channels]);
  return { localDate, forecast: { customers, leftOf: new Map(left) } };
}

/** The earliest of several instants; null if there are none. */
export const earliest = (starts: readonly string[]): string | null =>
  starts.reduce<string | null>((first, one) => (first === null || one < first ? one : first), null);

/**
 * Forecasts the remaining demand of coming classes, day by day. A studio whose first class was less than two weeks ago
 * has no forecast yet; its days say when forecasts begin.
 */
export function foretell(studio: Coming, classes: readonly ComingClass[]): DayToStore[] {
  const first = studio.learned.firstStartsAt ?? earliest(classes.map(({ startsAt }) => startsAt));
  const beginsAt = forecastBeginsAt(first) ?? '';
  const isTooEarly = beginsAt > studio.now.toISOString();
  return [...Map.groupBy(classes, ({ localDate }) => localDate)].map(([localDate, own]) =>
    isTooEarly ? { localDate, beginsAt } : dayOf(studio, localDate, own),
  );
}
