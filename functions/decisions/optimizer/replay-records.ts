import type { ReplayClass } from '#shared/core/allocation/replay-types.ts';
import { directChannel } from '#shared/core/forecast/types.ts';
import { inRoots, type RootOf } from '#shared/core/successors/series-roots.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import {
  directPrices,
  paidBySeries,
  type DirectVisit,
  type Known,
} from '#shared/core/visits/direct-price.ts';
import {
  ageWeeksOf,
  openingsOf,
  classRecordOf,
  tookPlace,
  type StoredDemand,
} from '#functions/_domain/classes/class-evidence.ts';
import type { Openings } from '#functions/_domain/classes/openings.ts';
import { termsOf } from './contract-terms.ts';
import { bestRevenueMinor, type Contract } from '#functions/_domain/connections/contract.ts';

export interface PastOfStudio {
  readonly timezone: string;
  readonly contracts: readonly Contract[];
  /** The direct bookings from which prices are learned. */
  readonly visits: readonly DirectVisit[];
  /** The value of direct visits that the owner set. */
  readonly ownValues: Known['own'];
  readonly demand: readonly StoredDemand[];
  /** Maps a series to the series under which its demand is learned. By default each series maps to itself. */
  readonly rootOf?: RootOf | undefined;
  readonly now: Date;
}

/** Direct, and the connected marketplaces on which the class was offered. Nothing can be learned about the others. */
function offeredOn({ events, allocationLog }: StoredDemand, contracts: readonly Contract[]): string[] {
  const seen = new Set([...events, ...allocationLog].map(({ channel }) => channel));
  const connected = contracts.map(({ marketplace }) => marketplace).filter((name) => seen.has(name));
  return [directChannel, ...connected];
}

const placesSold = ({ events }: StoredDemand, sells: (channel: string) => boolean): number =>
  events.reduce((sum, { channel, kind }) => (sells(channel) ? sum + (kind === 'booked' ? 1 : -1) : sum), 0);

/** The class as it was sold on the channels that could be decided, without the places of other channels. */
function replayedRecord(
  demand: StoredDemand,
  channels: readonly string[],
  openings: Openings,
): ReplayClass['record'] {
  const isPlayed = (channel: string): boolean => channels.includes(channel);
  const elsewhere = Math.max(
    0,
    placesSold(demand, (channel) => !isPlayed(channel)),
  );
  const own = { ...demand, events: demand.events.filter(({ channel }) => isPlayed(channel)) };
  const record = classRecordOf(own, channels, new Date(demand.startsAt), openings);
  const left = (places: number): number => Math.max(0, places - elsewhere);
  const resized = record.capacityLog?.map((one) => ({ ...one, from: left(one.from), to: left(one.to) }));
  return { ...record, capacity: left(demand.totalCapacity), ...(resized && { capacityLog: resized }) };
}

/** The finished classes of a studio that a connected marketplace could sell, in the form used for replays. */
export function replayClasses(past: PastOfStudio): ReplayClass[] {
  const { contracts, visits, ownValues, timezone, rootOf, now } = past;
  const known = { own: ownValues, bestMarketplaceMinor: bestRevenueMinor(contracts) };
  const directMinor = directPrices(paidBySeries(inRoots(visits, rootOf)), known);
  const demands = inRoots(past.demand.filter(tookPlace), rootOf);
  const openings = openingsOf(demands, [], now);
  return demands.flatMap((demand): ReplayClass[] => {
    const channels = offeredOn(demand, contracts);
    if (channels.length === 1) return [];
    const direct = {
      channel: directChannel,
      revenueMinor: directMinor(demand.seriesId),
      noShowPay: 1,
    };
    const others = contracts.filter(({ marketplace }) => channels.includes(marketplace)).map(termsOf);
    return [
      {
        classId: demand.classId,
        seriesId: demand.seriesId,
        day: instantToLocal(demand.startsAt, timezone).date,
        ageWeeks: ageWeeksOf(demand.startsAt, now),
        record: replayedRecord(demand, channels, openings),
        terms: [direct, ...others],
      },
    ];
  });
}
