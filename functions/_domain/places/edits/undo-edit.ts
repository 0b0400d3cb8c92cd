import { channelNames, type AllottedChannel } from '#shared/contracts/channels.ts';
import { counted } from '#shared/core/text/counted.ts';
import {
  begunRefusal,
  calledOffRefusal,
  editTo,
  freeOf,
  hasBegun,
  isOpen,
  soldOn,
  type ClassEdit,
  type ClassToEdit,
  type PlacesStep,
  type Terms,
} from './edit-class.ts';
import { placesAre, placesMessage } from '#functions/_domain/classes/places-message.ts';

/** The facts about a change that are needed to undo it. */
export interface ChangeToUndo {
  readonly source?: string | undefined;
  readonly capacity?: { readonly from: number; readonly to: number } | undefined;
  readonly places: readonly PlacesStep[];
  readonly pushes: readonly { readonly marketplace: string }[];
}

/** The class after its last change is undone, or why it cannot be undone. */
export type EditUndo = { readonly edit: ClassEdit | undefined } | { readonly refusal: string };

/** A channel that had no allocation gets none again, except for what it has sold. */
const placesBefore = (cls: ClassToEdit, { channel, from }: PlacesStep): number =>
  from ?? soldOn(cls, channel);

const standsAsChanged = (cls: ClassToEdit, { capacity, places }: ChangeToUndo): boolean =>
  (capacity === undefined || capacity.to === cls.totalCapacity) &&
  places.every(({ channel, to }) => {
    const places = cls.allocations[channel] ?? 0;
    // A number that was raised only because more was sold still counts as the number that was set.
    return places === to || (places > to && places === soldOn(cls, channel));
  });

/**
 * Whether a capacity was another part of the whole one than it would be now: it changed because places are taken in the
 * classes that the class was before, or more were taken than it had.
 */
const wasOtherPart = ({ takenBefore = 0 }: ClassToEdit, { source, capacity }: ChangeToUndo): boolean =>
  takenBefore > 0 && capacity !== undefined && (source === 'import' || capacity.from === 0);

const stillTaken =
  'Places are still taken in the class that it was before. Once they are free, its capacity can be changed back.';

function refusalOfStep(
  cls: ClassToEdit,
  capacity: number,
  step: PlacesStep,
  change: ChangeToUndo,
  terms: Terms,
): string | undefined {
  const name = channelNames[step.channel];
  const [before, sold] = [placesBefore(cls, step), soldOn(cls, step.channel)];
  if (before < sold)
    return `${name} has already sold ${placesMessage(sold)}; before the change it had ${before}.`;
  if (before > capacity) return `${name} had ${placesMessage(before)}, and the class has ${capacity}.`;
  const wasReported = change.pushes.some(({ marketplace }) => marketplace === step.channel);
  if (wasReported && !isOpen(terms, step.channel))
    return `${name} is no longer connected. Connect it, then undo.`;
  return undefined;
}

function openAfter(cls: ClassToEdit, after: ReadonlyMap<string, number>): number[] {
  const channels = new Set([...Object.keys(cls.allocations), ...after.keys()]);
  channels.delete('direct');
  return [...channels].map((channel) =>
    Math.max(0, (after.get(channel) ?? cls.allocations[channel] ?? 0) - soldOn(cls, channel)),
  );
}

/**
 * Checks against the current bookings whether a class can return to its state before the last change, and computes that
 * state. The caller makes sure that it is the last change.
 */
export function undoEdit(cls: ClassToEdit, change: ChangeToUndo, terms: Terms): EditUndo {
  if (hasBegun(cls, terms.now)) return { refusal: begunRefusal };
  if (cls.cancelledAt !== undefined) return { refusal: calledOffRefusal };
  if (!standsAsChanged(cls, change)) return { refusal: 'An import has changed the class again since then.' };
  if (wasOtherPart(cls, change)) return { refusal: stillTaken };
  const capacity = change.capacity?.from ?? cls.totalCapacity;
  if (capacity < cls.bookings)
    return {
      refusal: `${placesAre(cls.bookings)} booked by now; before the change the capacity was ${capacity}.`,
    };
  for (const step of change.places) {
    const refusal = refusalOfStep(cls, capacity, step, change, terms);
    if (refusal !== undefined) return { refusal };
  }
  const after = change.places.map((step): [AllottedChannel, number] => [
    step.channel,
    placesBefore(cls, step),
  ]);
  const open = openAfter(cls, new Map(after));
  const free = freeOf(cls, capacity);
  const offered = terms.mode === 'separate' ? open.reduce((sum, one) => sum + one, 0) : Math.max(0, ...open);
  if (offered > free)
    return {
      refusal: `${placesMessage(offered)} would be open, but only ${counted(free, 'is', 'are')} free now.`,
    };
  return { edit: editTo(cls, capacity, after, terms) };
}
