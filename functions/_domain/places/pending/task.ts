import { channelNames, type Channel, type Marketplace } from '#shared/contracts/channels.ts';
import { cutOffHours } from '#shared/contracts/integrations/cut-off.ts';
import { addHours } from '#shared/core/time/zone.ts';

/** The facts with which a task describes its class. */
export interface ClassOfTask {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
}

/**
 * The instruction to an owner who has to set places by hand. The channels in `first` must take their lower numbers
 * first.
 */
export function instructionOf(
  { className, localDate, localTime }: ClassOfTask,
  marketplace: Marketplace,
  places: number,
  first: readonly Channel[],
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
export const capacityInstructionOf = (
  { className, localDate, localTime }: ClassOfTask,
  capacity: number,
): string =>
  `Set the capacity of ${className} on ${localDate} at ${localTime} to ${capacity} in ${channelNames.kenko}, then confirm.`;

/**
 * The time until which a task may be done: the class's cut-off, or its start if the task was created after the cut-off.
 */
export function taskEndsAt(createdAt: string, startsAt: string): string {
  const cutOff = addHours(startsAt, -cutOffHours);
  return createdAt < cutOff ? cutOff : startsAt;
}
