import { channelNames, type AllottedChannel, type Marketplace } from '#shared/contracts/channels.ts';
import { cutOffHours } from '#shared/contracts/integrations/cut-off.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { withPlaces } from '#functions/_domain/classes/with-places.ts';
import { roomOf, type ClassOffered } from './offered.ts';

/** The facts with which a task describes its class. */
interface ClassOfTask {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
}

/** A number of places that a person has to set at a marketplace. */
interface PlacesByHand {
  readonly marketplace: Marketplace;
  readonly places: number;
  /** The most places that the marketplace may have shown before the task. */
  readonly mayShowBefore?: number | undefined;
}

/** What a person has to set by hand: the places at a marketplace, or the capacity in the studio's own system. */
export interface Task extends ClassOfTask, Omit<PlacesByHand, 'marketplace'> {
  readonly marketplace: AllottedChannel;
}

/**
 * The channels that must take their lower numbers before a task may be done, as far as is known now. Otherwise a place
 * could be sold twice.
 */
function firstOf(cls: ClassOffered, { marketplace, places, mayShowBefore }: PlacesByHand) {
  const mayShow =
    mayShowBefore === undefined ? cls.mayShow : withPlaces(cls.mayShow, [[marketplace, mayShowBefore]]);
  const room = roomOf({ ...cls, mayShow }, { marketplace, places }, 'separate');
  return room.kind === 'waits' ? room.for : [];
}

/** The instruction to an owner who has to set places by hand. */
function placesInstructionOf(
  { className, localDate, localTime }: ClassOfTask,
  { marketplace, places }: PlacesByHand,
  first: readonly AllottedChannel[],
): string {
  const place = channelNames[marketplace];
  if (first.length === 0)
    return `Set places of ${className} on ${localDate} at ${localTime} to ${places} in ${place}'s dashboard, then confirm.`;
  // Few tasks name other channels, and the first list format that a process creates takes milliseconds.
  const listed = new Intl.ListFormat('en', { type: 'conjunction' });
  const names = listed.format(first.map((channel) => channelNames[channel]));
  return `First wait until fewer places are set at ${names}, or one could be sold twice. Then set places of ${className} on ${localDate} at ${localTime} to ${places} in ${place}'s dashboard, and confirm.`;
}

/** The instruction to an owner whose own system still has the old capacity of a class. */
const capacityInstructionOf = ({ className, localDate, localTime }: ClassOfTask, capacity: number): string =>
  `Set the capacity of ${className} on ${localDate} at ${localTime} to ${capacity} in ${channelNames.kenko}, then confirm.`;

/**
 * Words a task for its owner, by the facts as they are now.
 *
 * @param cls the class; undefined if it no longer exists
 */
export function instructionOf(task: Task, cls: ClassOffered | undefined): string {
  const { marketplace } = task;
  if (marketplace === 'kenko') return capacityInstructionOf(task, task.places);
  const byHand = { ...task, marketplace };
  return placesInstructionOf(task, byHand, cls ? firstOf(cls, byHand) : []);
}

/**
 * The time until which a task may be done: the class's cut-off, or its start if the task was created after the cut-off.
 */
export function taskEndsAt(createdAt: string, startsAt: string): string {
  const cutOff = addHours(startsAt, -cutOffHours);
  return createdAt < cutOff ? cutOff : startsAt;
}
