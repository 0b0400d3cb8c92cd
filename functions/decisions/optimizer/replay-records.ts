import type { ReplayClass } from '#shared/core/allocation/replay-types.ts';
import { directChannel } from '#shared/core/forecast/types.ts';
import { instantToLocal } from '#shared/core/time/zone.ts';
import { ageWeeksOf, recordOf, type StoredDemand } from '#functions/_domain/classes/class-evidence.ts';
import { directPricesOf, directRevenueFrom, type PricedClass } from './direct-revenue.ts';
import { termsOf } from './contract-terms.ts';
import type { Contract } from '#functions/_domain/connections/contract.ts';

export interface PastOfStudio {
  readonly timezone: string;
  readonly contracts: readonly Contract[];
  readonly classes: readonly (PricedClass & { readonly classId: string })[];
  readonly demand: readonly StoredDemand[];
  readonly now: Date;
}

/** Direct, and the connected marketplaces on which the class was offered: of others nothing could be learned. */
function offeredOn({ events, allocationLog }: StoredDemand, contracts: readonly Contract[]): string[] {
  const seen = new Set([...events, ...allocationLog].map(({ channel }) => channel));
  const connected = contracts.map(({ marketplace }) => marketplace).filter((name) => seen.has(name));
  return [directChannel, ...connected];
}

const placesSold = ({ events }: StoredDemand, sells: (channel: string) => boolean): number =>
  events.reduce((sum, { channel, kind }) => (sells(channel) ? sum + (kind === 'booked' ? 1 : -1) : sum), 0);

/** The class as it was sold on the channels that could be decided; the places of others are gone. */
function replayedRecord(demand: StoredDemand, channels: readonly string[]): ReplayClass['record'] {
  const isPlayed = (channel: string): boolean => channels.includes(channel);
  const elsewhere = Math.max(
    0,
    placesSold(demand, (channel) => !isPlayed(channel)),
  );
  const own = { ...demand, events: demand.events.filter(({ channel }) => isPlayed(channel)) };
  const record = recordOf(own, channels, new Date(demand.startsAt));
  return { ...record, capacity: Math.max(0, demand.totalCapacity - elsewhere) };
}

/** The finished classes of a studio as they are replayed: those that a connected marketplace could sell. */
export function replayClasses(past: PastOfStudio): ReplayClass[] {
  const { contracts, classes, timezone, now } = past;
  const directMinor = directRevenueFrom(directPricesOf(classes), contracts);
  const pricedOf = new Map(classes.map((of) => [of.classId, of]));
  return past.demand.flatMap((demand): ReplayClass[] => {
    const of = pricedOf.get(demand.classId);
    const channels = offeredOn(demand, contracts);
    if (!of || channels.length === 1) return [];
    const direct = {
      channel: directChannel,
      revenueMinor: directMinor(of),
      noShowPay: 1,
    };
    const others = contracts.filter(({ marketplace }) => channels.includes(marketplace)).map(termsOf);
    return [
      {
        classId: demand.classId,
        seriesId: demand.seriesId,
        day: instantToLocal(demand.startsAt, timezone).date,
        ageWeeks: ageWeeksOf(demand.startsAt, now),
        record: replayedRecord(demand, channels),
        terms: [direct, ...others],
      },
    ];
  });
}
