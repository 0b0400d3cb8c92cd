import * as messages from '#messages/schedule-class';
import type { AllottedChannel } from '#shared/contracts/channels.ts';
import type { Allocations, ChannelEdit, Detail } from './detail.ts';

/** The typed values, by channel. All other channels show the current numbers. */
export type SlotTexts = Partial<Record<AllottedChannel, string>>;

/** Parses a number of places. Anything that is not a whole, non-negative number counts as 0. */
export function readPlaces(text: string): number {
  const typed = Math.trunc(Number(text));
  return Number.isFinite(typed) ? Math.max(0, typed) : 0;
}

const standing = ({ places }: ChannelEdit): string => (places === null ? '' : String(places));

/** The text in a channel's field. */
export const textOf = (edit: ChannelEdit, texts: SlotTexts): string => texts[edit.channel] ?? standing(edit);

/** Whether a person typed the number again that a marketplace should show but does not. It is then sent again. */
const isTypedAgain = ({ class: { confirmed } }: Detail, { channel, places }: ChannelEdit, texts: SlotTexts) =>
  texts[channel] !== undefined &&
  channel !== 'kenko' &&
  places !== null &&
  confirmed[channel]?.slots !== places;

export interface SlotCheck {
  /** The channels whose numbers differ from the current ones, or are to be sent again. */
  changed: Allocations;
  errors: Partial<Record<AllottedChannel, string>>;
  /** What happens if a number is lower than the places sold. */
  notes: Partial<Record<AllottedChannel, string>>;
  /** The places that could still be sold over all channels together if this were saved. */
  openPlaces: number;
  /** True if more places would be open than are free, and more than now; always false for a shared inventory. */
  isOverFree: boolean;
}

const openOf = ({ min }: ChannelEdit, places: number): number => Math.max(0, places - min);

const refusalOf = ({ max }: ChannelEdit, wanted: number): string | null =>
  wanted > max ? messages.atMost(max) : null;

const soldNote = (sold: number): string => messages.soldAlreadySoNothingMoreWill(sold);

/** Compares the typed numbers with the sold and the free places. */
export function checkSlots(detail: Detail, texts: SlotTexts): SlotCheck {
  const { editing } = detail;
  const changed: Allocations = {};
  const errors: SlotCheck['errors'] = {};
  const notes: SlotCheck['notes'] = {};
  let [openPlaces, openBefore] = [0, 0];
  for (const edit of editing.channels) {
    const before = edit.places ?? 0;
    const touched = textOf(edit, texts) !== standing(edit);
    const typed = readPlaces(textOf(edit, texts));
    // A number below the sold places means that nothing more is offered.
    const wanted = touched ? Math.max(typed, edit.min) : before;
    if (touched && typed < edit.min) notes[edit.channel] = soldNote(edit.min);
    openPlaces += openOf(edit, wanted);
    openBefore += openOf(edit, before);
    const isAgain = isTypedAgain(detail, edit, texts);
    if (!isAgain && (!touched || wanted === edit.places)) continue;
    changed[edit.channel] = wanted;
    const refusal = refusalOf(edit, wanted);
    if (refusal !== null) errors[edit.channel] = refusal;
  }
  const isOverFree =
    editing.inventoryMode === 'separate' && openPlaces > Math.max(editing.openPlacesMax, openBefore);
  return { changed, errors, notes, openPlaces, isOverFree };
}

export const maySave = ({ changed, errors, isOverFree }: SlotCheck): boolean =>
  Object.keys(changed).length > 0 && Object.keys(errors).length === 0 && !isOverFree;
