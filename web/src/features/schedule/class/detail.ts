import { isGuided, type AllottedChannel } from '#shared/channels.ts';
import type { OutputOf } from '#shared/contracts/operation.ts';
import type { ClassView } from '#shared/contracts/schedule/class.ts';
import type { ClassChange } from '#shared/contracts/schedule/change.ts';
import type { getClass } from '#shared/contracts/schedule/get-class.ts';
import { wholeCapacityOf } from '#shared/core/allocation/whole-capacity.ts';

export type Detail = OutputOf<typeof getClass>;
export type ChannelEdit = Detail['editing']['channels'][number];
export type Allocations = Partial<Record<AllottedChannel, number>>;
export type Push = ClassChange['pushes'][number];

/** The numbers of a class that a person is editing. */
export type Edited = 'capacity' | 'slots';

const channelsOf = (...allocations: readonly Allocations[]): AllottedChannel[] =>
  [...new Set(allocations.flatMap((one) => Object.keys(one)))] as AllottedChannel[];

/**
 * Whether the numbers being edited have changed since the person began. A new booking creates a new version of the
 * class, but does not outdate the edit.
 */
export function isOvertaken(base: ClassView, now: ClassView, edited: Edited): boolean {
  if (wholeCapacityOf(base) !== wholeCapacityOf(now)) return true;
  if (edited === 'capacity') return false;
  return channelsOf(base.allocations, now.allocations).some(
    (channel) => base.allocations[channel] !== now.allocations[channel],
  );
}

const hasTrouble = ({ status, attempts, message }: Push): boolean =>
  status === 'failed' || (status === 'pending' && attempts > 0 && message !== null);

/** The progress of a change at the marketplaces. */
export interface PushProgress {
  /** `partial`: at least one marketplace could not be reached. */
  state: 'sending' | 'done' | 'partial';
  /** Pushes that still have to be sent, for the first time or again. */
  waiting: readonly AllottedChannel[];
  /** Channels whose number a person sets manually at the marketplace. */
  byHand: readonly AllottedChannel[];
  /** Pushes that will no longer be sent. */
  refused: readonly Push[];
  /** The messages of pushes, such as a note that more places were already sold than requested. */
  notes: readonly string[];
}

export function progressOf({ pushes }: Pick<ClassChange, 'pushes'>): PushProgress {
  const pending = pushes.filter(({ status }) => status === 'pending').map(({ marketplace }) => marketplace);
  const waiting = pending.filter((marketplace) => !isGuided(marketplace));
  return {
    state: pushes.some(hasTrouble) ? 'partial' : waiting.length > 0 ? 'sending' : 'done',
    waiting,
    byHand: pending.filter(isGuided),
    refused: pushes.filter(({ status }) => status === 'failed'),
    notes: pushes.flatMap(({ status, message }) =>
      status === 'applied' && message !== null ? [message] : [],
    ),
  };
}
