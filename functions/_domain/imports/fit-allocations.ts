import type { InventoryMode } from '#shared/contracts/settings/settings.ts';

type Places = Readonly<Record<string, number | undefined>>;

interface ToFit {
  /** The current allocations. */
  readonly standing: Places;
  /** The requested allocations of channels that have none yet. */
  readonly added: Places;
  readonly sold: Places;
  readonly totalCapacity: number;
  readonly mode: InventoryMode;
  /** Whether open places may be reduced to fit the class's capacity. */
  readonly takeBack: boolean;
}

const sum = (places: Places): number => Object.values(places).reduce<number>((all, one = 0) => all + one, 0);

/** Removes one place at a time from the channel with the most open places, until the sum fits or no place is open. */
function shrink(allocations: Places, sold: Places, limit: number): Places {
  const after: Record<string, number | undefined> = { ...allocations };
  const open = (channel: string): number => (after[channel] ?? 0) - (sold[channel] ?? 0);
  for (let excess = sum(after) - limit; excess > 0; excess -= 1) {
    const [widest] = Object.keys(after).sort((a, b) => open(b) - open(a) || (a < b ? -1 : 1));
    if (widest === undefined || open(widest) <= 0) break;
    after[widest] = (after[widest] ?? 0) - 1;
  }
  return after;
}

const capped = (allocations: Places, sold: Places, limit: number): Places =>
  Object.fromEntries(
    Object.entries(allocations).map(([channel, places = 0]) => [
      channel,
      Math.max(Math.min(places, limit), sold[channel] ?? 0),
    ]),
  );

/** Gives channels without places the requested number, as far as places are free, in the order of the requests. */
function add(standing: Places, { added, sold, totalCapacity, mode }: ToFit): Places {
  const after: Record<string, number | undefined> = { ...standing };
  for (const [channel, places = 0] of Object.entries(added)) {
    const free = mode === 'separate' ? Math.max(0, totalCapacity - sum(after)) : totalCapacity;
    after[channel] = Math.max(Math.min(places, free), sold[channel] ?? 0);
  }
  return after;
}

/**
 * The allocations of a class after an import. A channel never has fewer places than it has sold, or more than the
 * capacity. With `separate` inventory, changes keep the sum within the capacity.
 */
export function fitAllocations(given: ToFit): Places {
  const { standing, sold, totalCapacity, mode, takeBack } = given;
  if (!takeBack) return add(standing, given);
  const within = capped(standing, sold, totalCapacity);
  return add(mode === 'separate' ? shrink(within, sold, totalCapacity) : within, given);
}
