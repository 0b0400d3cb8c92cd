import * as messages from '#messages/schedule-class';
import type { AllottedChannel } from '#shared/contracts/channels.ts';
import type { Allocations, ChannelEdit, Detail } from './detail.ts';

/** What a person has typed, by channel; all other channels show the current numbers. */
export type SlotTexts = Partial<Record<AllottedChannel, string>>;

/** A typed number of places: whole and not negative; anything else counts as 0. */
export function readPlaces(text: string): number {
  const typed = Math.trunc(Number(text));
  return Number.isFinite(typed) ? Math.max(0, typed) : 0;
}

const standing = ({ places }: ChannelEdit): string => (places === null ? '' : String(places));

/** The text of a channel's field. */
export const textOf = (edit: ChannelEdit, texts: SlotTexts): string => texts[edit.channel] ?? standing(edit);

export interface SlotCheck {
  /** The channels whose numbers differ from the current ones. */
  changed: Allocations;
  errors: Partial<Record<AllottedChannel, string>>;
  /** The effect of a number that is lower than what is sold. */
  notes: Partial<Record<AllottedChannel, string>>;
  /** Places that could still be sold over all channels together, were this saved. */
  openPlaces: number;
  /** More open places than free ones, and more than now; always false if the inventory is shared. */
  isOverFree: boolean;
}

const openOf = ({ min }: ChannelEdit, places: number): number => Math.max(0, places - min);

const refusalOf = ({ max }: ChannelEdit, wanted: number): string | null =>
  wanted > max ? messages.atMost(max) : null;

const soldNote = (sold: number): string => messages.soldAlreadySoNothingMoreWill(sold);

/** Compares the typed numbers with what is sold and what is free. */
export function checkSlots({ editing }: Detail, texts: SlotTexts): SlotCheck {
  const changed: Allocations = {};
  const errors: SlotCheck['errors'] = {};
  const notes: SlotCheck['notes'] = {};
  let [openPlaces, openBefore] = [0, 0];
  for (const edit of editing.channels) {
    const before = edit.places ?? 0;
    const touched = textOf(edit, texts) !== standing(edit);
    const typed = readPlaces(textOf(edit, texts));
    // A number below the sold places means: offer nothing more.
    const wanted = touched ? Math.max(typed, edit.min) : before;
    if (touched && typed < edit.min) notes[edit.channel] = soldNote(edit.min);
    openPlaces += openOf(edit, wanted);
    openBefore += openOf(edit, before);
    if (!touched || wanted === edit.places) continue;
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
