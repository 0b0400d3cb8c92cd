import type { ChannelPlaces, RuledClass, RuleLimit } from './types.ts';

/** A channel while rules are applied. Until a rule limits it, `places` is the minimum that it gets without rules. */
export interface LedgerLane extends ChannelPlaces {
  places: number;
  bound: 'floor' | 'ceiling' | null;
}

/** A class's channels while its rules are applied, one after the other. */
export interface Ledger {
  readonly cls: RuledClass;
  readonly lanes: readonly LedgerLane[];
  readonly free: number;
  /** The currently open places over all channels. */
  readonly openNow: number;
}

const openOf = (booked: number, places: number): number => Math.max(0, places - booked);

export function openLedger(cls: RuledClass): Ledger {
  const lanes = cls.channels.map((channel) => ({
    ...channel,
    places: Math.min(channel.from, channel.wanted),
    bound: null,
  }));
  const openNow = lanes.reduce((sum, { booked, from }) => sum + openOf(booked, from), cls.openElsewhere);
  return { cls, lanes, free: Math.max(0, cls.capacity - cls.bookings), openNow };
}

/** The minimum places of a lane. Below a ceiling, it depends on the other lanes. */
const leastOf = ({ bound, places, from, wanted }: LedgerLane): number =>
  bound === 'ceiling' ? Math.min(places, from, wanted) : places;

const openPlaces = ({ lanes, cls }: Ledger): number =>
  lanes.reduce((sum, lane) => sum + openOf(lane.booked, leastOf(lane)), cls.openElsewhere);

function freePlacesLimit(ledger: Ledger, lane: LedgerLane, next: number): RuleLimit {
  const { cls, free, openNow } = ledger;
  if (cls.inventory === 'shared')
    return next > lane.from && openOf(lane.booked, next) > free ? 'free-places' : 'none';
  const open = openPlaces(ledger) - openOf(lane.booked, leastOf(lane)) + openOf(lane.booked, next);
  return open > (next > lane.from ? free : Math.max(free, openNow)) ? 'free-places' : 'none';
}

/** The limit that forbids one more place. 'none' if there is none. */
export function raiseLimit(ledger: Ledger, lane: LedgerLane): RuleLimit {
  const next = lane.places + 1;
  if (next > ledger.cls.capacity && next > lane.from) return 'capacity';
  if (next > lane.from + ledger.cls.maxSlotAdjustment) return 'max-slot-adjustment';
  return freePlacesLimit(ledger, lane, next);
}

/** The limit that forbids one place fewer. */
export function lowerLimit({ cls }: Ledger, lane: LedgerLane): RuleLimit {
  const next = lane.places - 1;
  if (next < lane.booked) return lane.booked > 0 ? 'booked' : 'none-left';
  return next < lane.from - cls.maxSlotAdjustment ? 'max-slot-adjustment' : 'none';
}

const finalPlaces = ({ bound, places, wanted }: LedgerLane): number => {
  if (bound === 'floor') return Math.max(wanted, places);
  return bound === 'ceiling' ? Math.min(wanted, places) : wanted;
};

/**
 * The places of every channel. If open places may not exceed the free ones in total, increases without a rule are
 * reduced in favour of those that a rule requested.
 */
export function closeLedger({ cls, lanes, free, openNow }: Ledger): Map<string, number> {
  const ends = lanes.map((lane) => ({ lane, to: finalPlaces(lane) }));
  const open = ends.reduce((sum, { lane, to }) => sum + openOf(lane.booked, to), cls.openElsewhere);
  const isRuled = lanes.some(({ bound }) => bound !== null);
  let excess = isRuled && cls.inventory === 'separate' ? open - Math.max(free, openNow) : 0;
  for (const end of ends.toSorted((a, b) => leastWorthFirst(a.lane, b.lane))) {
    const least = Math.max(end.lane.from, end.lane.bound === 'floor' ? end.lane.places : 0);
    const back = Math.max(0, Math.min(excess, end.to - least));
    end.to -= back;
    excess -= back;
  }
  return new Map(ends.map(({ lane, to }) => [lane.channel, to]));
}

const leastWorthFirst = (a: LedgerLane, b: LedgerLane): number =>
  a.worthMinor - b.worthMinor || (a.channel < b.channel ? -1 : 1);
