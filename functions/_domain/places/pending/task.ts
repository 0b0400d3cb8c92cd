import { channelNames, type Channel, type Marketplace } from '#shared/contracts/channels.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { cutOffHours } from '#functions/_domain/classes/horizon.ts';

/** What a task's words name its class by. */
export interface ClassOfTask {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the owner is asked to do where Cupo cannot set places itself; `first` have to take their lower numbers before. */
export function instructionOf(
  { className, localDate, localTime }: ClassOfTask,
  marketplace: Marketplace,
  places: number,
  first: readonly Channel[],
): string {
  const place = channelNames[marketplace];
  if (first.length === 0)
    return `Set places of ${className} on ${localDate} at ${localTime} to ${places} in ${place}'s dashboard, then confirm.`;
  const names = listed.format(first.map((channel) => channelNames[channel]));
  return `First wait until fewer places are set at ${names}, or one could be sold twice. Then set places of ${className} on ${localDate} at ${localTime} to ${places} in ${place}'s dashboard, and confirm.`;
}

/** What the owner is asked to do where a class's capacity was changed here, and the studio's own system says another. */
export const capacityInstructionOf = (
  { className, localDate, localTime }: ClassOfTask,
  capacity: number,
): string =>
  `Set the capacity of ${className} on ${localDate} at ${localTime} to ${capacity} in ${channelNames.kenko}, then confirm.`;

/** Until when a task may be done: the class's cut-off, or its start for one that was given after it. */
export function taskEndsAt(createdAt: string, startsAt: string): string {
  const cutOff = addHours(startsAt, -cutOffHours);
  return createdAt < cutOff ? cutOff : startsAt;
}
