import type { InventoryMode } from '#shared/contracts/settings/settings.ts';

type Places = Readonly<Record<string, number | undefined>>;

interface ToFit {
  /** The current allocations. */
  readonly standing: Places;
  /** The requested allocations of channels that have none yet. */
  readonly added: Places;
  /** Booked places by channel; direct bookings count as well. */
  readonly sold: Places;
  /** Places of the class that nobody has booked. */
  readonly free: number;
  readonly mode: InventoryMode;
  /** Channels on which places stay on sale, because nobody can take them off. */
  readonly fixed: ReadonlySet<string>;
}

type Limits = Pick<ToFit, 'sold' | 'free' | 'fixed'>;

const openOn = (allocations: Places, { sold }: Pick<ToFit, 'sold'>, channel: string): number =>
  Math.max(0, (allocations[channel] ?? 0) - (sold[channel] ?? 0));

/** Places that are on sale on all channels together. */
const openIn = (allocations: Places, given: Pick<ToFit, 'sold'>): number =>
  Object.keys(allocations).reduce((all, channel) => all + openOn(allocations, given, channel), 0);

/** Removes one place at a time from the channel with the most open places, until no more are open than are free. */
function shrink(allocations: Places, given: Limits): Places {
  const after: Record<string, number | undefined> = { ...allocations };
  const open = (channel: string): number => openOn(after, given, channel);
  for (let excess = openIn(after, given) - given.free; excess > 0; excess -= 1) {
    const [widest] = Object.keys(after)
      .filter((channel) => !given.fixed.has(channel))
      .sort((a, b) => open(b) - open(a) || (a < b ? -1 : 1));
    if (widest === undefined || open(widest) === 0) break;
    after[widest] = (after[widest] ?? 0) - 1;
  }
  return after;
}

/** A number at least as high as what is sold, with at most `room` open places. */
const within = (places: number, sold: number, room: number): number =>
  Math.max(sold, Math.min(places, sold + room));

const capped = (allocations: Places, { sold, free, fixed }: Limits): Places =>
  Object.fromEntries(
    Object.entries(allocations).map(([channel, places = 0]) => [
      channel,
      fixed.has(channel) ? places : within(places, sold[channel] ?? 0, free),
    ]),
  );

/** Gives channels without places the requested number, as far as places are free, in the order of the requests. */
function add(standing: Places, given: ToFit): Places {
  const { added, sold, free, mode } = given;
  const after: Record<string, number | undefined> = { ...standing };
  for (const [channel, places = 0] of Object.entries(added)) {
    const room = mode === 'separate' ? Math.max(0, free - openIn(after, given)) : free;
    after[channel] = within(places, sold[channel] ?? 0, room);
  }
  return after;
}

/**
 * The allocations of a class after an import. A channel never has fewer places than it has sold, or more open ones than
 * are free. With `separate` inventory, all channels together have no more open places than are free. Only places that
 * nobody can take off sale may exceed that.
 */
export function fitAllocations(given: ToFit): Places {
  const { standing, mode } = given;
  const fitting = capped(standing, given);
  return add(mode === 'separate' ? shrink(fitting, given) : fitting, given);
}
