import {
  channelNames,
  marketplaces,
  type AllottedChannel,
  type Channel,
} from '#shared/contracts/channels.ts';
import { Failure } from '#shared/contracts/failure.ts';
import type { InventoryMode } from '#shared/contracts/settings/settings.ts';
import { keepWithinFree } from '#shared/core/allocation/keep-within-free.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';
import { counted } from '#shared/core/text/counted.ts';
import {
  needsSending,
  offeredOn,
  openOn,
  showsOwnNumber,
  stillSells,
  type ClassOffered,
} from '#functions/_domain/places/pending/offered.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';

type Places = Readonly<Partial<Record<string, number>>>;

/** The current facts about a class that an edit needs. */
export interface ClassToEdit extends ClassOffered {
  readonly startsAt: string;
  /** The pushes that are on their way. */
  readonly latestPushes?: Readonly<Partial<Record<string, string | undefined>>> | undefined;
  /** The studio's own system that the class was read from. */
  readonly system?: 'kenko' | undefined;
  /** The places that are still taken in the classes that it was before. Its capacity does not include them. */
  readonly takenBefore?: number | undefined;
  /** How many of these are more than it has. */
  readonly takenBeyond?: number | undefined;
  /** When a marketplace, the studio's own system or an imported file reported the class as cancelled. */
  readonly cancelledAt?: string | undefined;
}

/** A channel whose places can be edited, and the revenue of a booking there. */
export interface OpenChannel {
  readonly channel: AllottedChannel;
  readonly revenuePerBookingMinor: number;
}

/** The current limits for edits. */
export interface Terms {
  readonly mode: InventoryMode;
  readonly now: Date;
  /** The connected channels with stored credentials. */
  readonly connected: readonly OpenChannel[];
}

/** The requested numbers. Numbers that are not named stay the same. */
export interface Wanted {
  /** Includes the places that are taken in the classes that the class was before. */
  readonly totalCapacity?: number | undefined;
  readonly allocations?: Readonly<Partial<Record<AllottedChannel, number>>> | undefined;
}

/** One channel's places before and after. `from` is missing if the channel had no allocation. */
export interface PlacesStep {
  readonly channel: AllottedChannel;
  readonly from?: number | undefined;
  readonly to: number;
}

/** A new number for a marketplace or the studio's own system. */
export interface NumberToTell {
  readonly marketplace: AllottedChannel;
  readonly from: number;
  readonly to: number;
}

/** The class after an edit. */
export interface ClassEdit {
  readonly totalCapacity: number;
  readonly allocations: Readonly<Partial<Record<Channel, number>>>;
  readonly capacity: { readonly from: number; readonly to: number } | undefined;
  readonly places: readonly PlacesStep[];
  /** The new numbers for connected marketplaces, and the new capacity for the system that the class was read from. */
  readonly pushes: readonly NumberToTell[];
  /** The channels whose places a person set, without those that were reduced as a result. */
  readonly named: readonly AllottedChannel[];
}

export const hasBegun = ({ startsAt }: Pick<ClassToEdit, 'startsAt'>, now: Date): boolean =>
  startsAt <= now.toISOString();

export const begunRefusal = 'This class has begun. Its numbers can no longer be changed.';
export const calledOffRefusal =
  'This class does not take place, so its places are closed. First mark that it takes place.';
export const capacityRefusal = 'Connect Fitpass under Data Sources to edit the capacity.';

export const isOpen = ({ connected }: Terms, channel: AllottedChannel): boolean =>
  connected.some((one) => one.channel === channel);

const invalid = (path: string, message: string): Failure =>
  new Failure('invalid-input', message, [{ path: `body.${path}`, message }]);

export const soldOn = (cls: ClassToEdit, channel: string): number => cls.bookedByChannel[channel] ?? 0;
export const freeOf = ({ bookings }: ClassToEdit, totalCapacity: number): number =>
  Math.max(0, totalCapacity - bookings);

const isAllotted = (channel: string): channel is AllottedChannel => channel !== 'direct';

const allotted = (places: Places): [AllottedChannel, number][] =>
  Object.entries(places).flatMap(([channel, count]) =>
    count === undefined || !isAllotted(channel) ? [] : [[channel, count] as [AllottedChannel, number]],
  );

const openPlaces = (cls: ClassToEdit, places: readonly [AllottedChannel, number][]): number =>
  places.reduce((sum, [channel, count]) => sum + openOn(cls, channel, count), 0);

const takenBefore = (cls: Pick<ClassToEdit, 'takenBefore'>): number => cls.takenBefore ?? 0;

/** The lowest capacity that a person may set. It includes the places that are taken in the classes that it was before. */
export const capacityMin = (cls: Pick<ClassToEdit, 'bookings' | 'takenBefore'>): number =>
  cls.bookings + takenBefore(cls);

/**
 * The wanted capacity without the places that are taken in the classes that the class was before. A person sees and sets
 * the whole capacity.
 */
function capacityWanted(cls: ClassToEdit, wanted: Wanted, terms: Terms): number {
  const whole = wholeCapacityOf(cls);
  const { totalCapacity = whole } = wanted;
  if (totalCapacity === whole) return cls.totalCapacity;
  if (!isOpen(terms, 'fitpass')) throw new Failure('no-integration', capacityRefusal);
  const least = capacityMin(cls);
  if (totalCapacity < least)
    throw invalid('totalCapacity', `Capacity cannot be less than current bookings (${least})`);
  return totalCapacity - takenBefore(cls);
}

function assertBounds(
  cls: ClassToEdit,
  totalCapacity: number,
  [channel, places]: [AllottedChannel, number],
  terms: Terms,
): void {
  const name = channelNames[channel];
  const path = `allocations.${channel}`;
  if (!isOpen(terms, channel))
    throw new Failure(
      'no-integration',
      `${name} is not connected. Connect it under Data Sources to edit its places.`,
    );
  if (places > totalCapacity && places > soldOn(cls, channel))
    throw invalid(path, `${name} cannot have more places than the class (${totalCapacity}).`);
}

const tooMany = (free: number, open: number): Failure =>
  invalid(
    'allocations',
    `${counted(open, 'open place is', 'open places are')} more than the ${counted(free, 'that is', 'that are')} free. Lower one of the numbers, then save again.`,
  );

/**
 * The places of the channels that the edit does not name: unchanged, or reduced if more would be offered than is free.
 * They are reduced only for a smaller capacity or an earlier excess, not for places that the edit itself adds. What a
 * disconnected marketplace shows stays, because nobody can take it off sale there.
 */
function placesOfOthers(
  cls: ClassToEdit,
  totalCapacity: number,
  named: readonly [AllottedChannel, number][],
  terms: Terms,
): [AllottedChannel, number][] {
  const { mode, connected } = terms;
  const free = freeOf(cls, totalCapacity);
  const openNamed = openPlaces(cls, named);
  if (mode === 'separate' && openNamed > free) throw tooMany(free, openNamed);
  for (const [channel, places] of named)
    if (openOn(cls, channel, places) > free) throw tooMany(free, openOn(cls, channel, places));
  const before = allotted(cls.allocations);
  const isNamed = ([channel]: readonly [AllottedChannel, number]): boolean =>
    named.some(([name]) => name === channel);
  const others = before.filter((one) => !isNamed(one));
  const isFixed = ([channel]: readonly [AllottedChannel, number]): boolean =>
    stillSells(cls, channel, isOpen(terms, channel));
  const [lowerable, fixed] = [others.filter((one) => !isFixed(one)), others.filter(isFixed)];
  const openFixed = openPlaces(cls, fixed);
  const open = openNamed + openPlaces(cls, others);
  const grows = open > openPlaces(cls, before) && totalCapacity >= cls.totalCapacity;
  if (mode === 'separate' && open > free && grows) throw tooMany(free, open);
  const adds = openNamed > openPlaces(cls, before.filter(isNamed));
  if (mode === 'separate' && openNamed + openFixed > free && adds) throw tooMany(free, openNamed + openFixed);
  const offers = lowerable.map(([channel, allocation]) => ({
    channel,
    booked: soldOn(cls, channel),
    allocation,
    revenueMinor: connected.find((one) => one.channel === channel)?.revenuePerBookingMinor ?? 0,
  }));
  const left = mode === 'separate' ? Math.max(0, free - openNamed - openFixed) : free;
  const soldByThem = offers.reduce((sum, { booked }) => sum + booked, 0);
  const retained = keepWithinFree(left + soldByThem, mode, offers);
  return others.map(([channel, places]) => [channel, retained.get(channel) ?? places]);
}

/** The number that a channel has: the one it should show, or its own if it was never sent one. */
const numberOn = (cls: ClassToEdit, channel: string): number | undefined =>
  showsOwnNumber(cls, channel) ? offeredOn(cls, channel) : cls.allocations[channel];

/**
 * Whether a number is a change. A number that a person sets again is one if the channel shows another one and nothing is
 * on its way to it.
 */
const isChange = (
  cls: ClassToEdit,
  [channel, to]: readonly [AllottedChannel, number],
  terms: Terms,
  named: readonly AllottedChannel[],
): boolean =>
  cls.allocations[channel] !== to ||
  (named.includes(channel) &&
    channel !== 'kenko' &&
    isOpen(terms, channel) &&
    needsSending(cls, channel, to));

/** The class with its new numbers, including those that a person set. Undefined if nothing changes. */
export function editTo(
  cls: ClassToEdit,
  totalCapacity: number,
  after: readonly [AllottedChannel, number][],
  terms: Terms,
  named = after.map(([channel]) => channel),
): ClassEdit | undefined {
  const places = after.flatMap(([channel, to]): PlacesStep[] =>
    isChange(cls, [channel, to], terms, named) ? [{ channel, from: numberOn(cls, channel), to }] : [],
  );
  const capacity =
    totalCapacity === cls.totalCapacity ? undefined : { from: cls.totalCapacity, to: totalCapacity };
  if (!capacity && places.length === 0) return undefined;
  const pushes = places.flatMap(({ channel, from = 0, to }): NumberToTell[] => {
    const marketplace = marketplaces.find((name) => name === channel);
    return marketplace && isOpen(terms, channel) ? [{ marketplace, from, to }] : [];
  });
  if (capacity && cls.system && isOpen(terms, cls.system))
    pushes.push({
      marketplace: cls.system,
      from: wholeCapacityOf(cls),
      to: capacity.to + takenBefore(cls),
    });
  const allocations = withPlaces(cls.allocations, after);
  return { totalCapacity, allocations, capacity, places, pushes, named };
}

/**
 * Sets a class's capacity or places by hand. A number below what a channel has sold means that it offers nothing more,
 * so it becomes the sold number. No more places are opened than are free. If the capacity falls below what is offered,
 * open places of channels that are not named are reduced.
 *
 * @returns undefined if the class already has these numbers
 * @throws {Failure} `invalid-input` with the field, `no-integration`, or `conflict` once the class has begun
 */
export function editClass(cls: ClassToEdit, wanted: Wanted, terms: Terms): ClassEdit | undefined {
  if (hasBegun(cls, terms.now)) throw new Failure('conflict', begunRefusal);
  const totalCapacity = capacityWanted(cls, wanted, terms);
  const named = allotted(wanted.allocations ?? {}).map(([channel, places]): [AllottedChannel, number] => [
    channel,
    Math.max(places, soldOn(cls, channel)),
  ]);
  const channels = named.map(([channel]) => channel);
  const changed = named.filter((one) => isChange(cls, one, terms, channels));
  if (totalCapacity === cls.totalCapacity && changed.length === 0) return undefined;
  if (cls.cancelledAt !== undefined && changed.some(([channel, to]) => to > (cls.allocations[channel] ?? 0)))
    throw new Failure('conflict', calledOffRefusal);
  for (const one of changed) assertBounds(cls, totalCapacity, one, terms);
  const others = placesOfOthers(cls, totalCapacity, named, terms);
  const namedChannels = changed.map(([channel]) => channel);
  return editTo(cls, totalCapacity, [...named, ...others], terms, namedChannels);
}
