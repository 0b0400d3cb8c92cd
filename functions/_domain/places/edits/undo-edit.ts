import { channelNames, type AllottedChannel } from '#shared/contracts/channels.ts';
import { counted, wordFor } from '#shared/core/text/counted.ts';
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
import { placesAre, placesWords } from '#functions/_domain/classes/places-words.ts';

/** What undoing needs to know of a change. */
export interface ChangeToUndo {
  readonly capacity?: { readonly from: number; readonly to: number } | undefined;
  readonly places: readonly PlacesStep[];
  readonly pushes: readonly { readonly marketplace: string }[];
}

/** What a class becomes when its last change is undone, or why it cannot. */
export type Undoing = { readonly edit: ClassEdit | undefined } | { readonly refusal: string };

/** A channel that had no allocation goes back to none but what it has sold. */
const placesBefore = (of: ClassToEdit, { channel, from }: PlacesStep): number => from ?? soldOn(of, channel);

const standsAsChanged = (of: ClassToEdit, { capacity, places }: ChangeToUndo): boolean =>
  (capacity === undefined || capacity.to === of.totalCapacity) &&
  places.every(({ channel, to }) => {
    const places = of.allocations[channel] ?? 0;
    // A number that more sales raised is still the one that was set.
    return places === to || (places > to && places === soldOn(of, channel));
  });

function refusalOfStep(
  of: ClassToEdit,
  capacity: number,
  step: PlacesStep,
  change: ChangeToUndo,
  terms: Terms,
): string | undefined {
  const name = channelNames[step.channel];
  const [before, sold] = [placesBefore(of, step), soldOn(of, step.channel)];
  if (before < sold)
    return `${name} has sold ${placesWords(sold)} by now; before the change it had ${before}.`;
  if (before > capacity) return `${name} had ${placesWords(before)}, and the class has ${capacity}.`;
  const wasTold = change.pushes.some(({ marketplace }) => marketplace === step.channel);
  if (wasTold && !isOpen(terms, step.channel))
    return `${name} is not connected any more. Connect it, then undo.`;
  return undefined;
}

function openAfter(of: ClassToEdit, after: ReadonlyMap<string, number>): number[] {
  const channels = new Set([...Object.keys(of.allocations), ...after.keys()]);
  channels.delete('direct');
  return [...channels].map((channel) =>
    Math.max(0, (after.get(channel) ?? of.allocations[channel] ?? 0) - soldOn(of, channel)),
  );
}

/**
 * Checks against today's bookings whether what stood before a class's last change can stand again, and says what the
 * class then becomes. That it is the last change is for the caller to see to.
 */
export function undoEdit(of: ClassToEdit, change: ChangeToUndo, terms: Terms): Undoing {
  if (hasBegun(of, terms.now)) return { refusal: begunRefusal };
  if (of.cancelledAt !== undefined) return { refusal: calledOffRefusal };
  if (!standsAsChanged(of, change)) return { refusal: 'The class was changed again since, by an import.' };
  const capacity = change.capacity?.from ?? of.totalCapacity;
  if (capacity < of.bookings)
    return {
      refusal: `${placesAre(of.bookings)} booked by now; before the change there ${wordFor(capacity, 'was', 'were')} ${capacity}.`,
    };
  for (const step of change.places) {
    const refusal = refusalOfStep(of, capacity, step, change, terms);
    if (refusal !== undefined) return { refusal };
  }
  const after = change.places.map((step): [AllottedChannel, number] => [
    step.channel,
    placesBefore(of, step),
  ]);
  const open = openAfter(of, new Map(after));
  const free = freeOf(of, capacity);
  const offered = terms.mode === 'separate' ? open.reduce((sum, one) => sum + one, 0) : Math.max(0, ...open);
  if (offered > free)
    return {
      refusal: `${placesWords(offered)} would be open, and only ${counted(free, 'is', 'are')} free by now.`,
    };
  return { edit: editTo(of, capacity, after, terms) };
}
