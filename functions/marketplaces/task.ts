import { channelNames, type Marketplace } from '../../shared/contracts/channels.ts';
import { addHours } from '../../shared/core/time/zone.ts';
import { cutOffHours } from '../decisions/horizon.ts';

/** What a task's words name its class by. */
export interface ClassOfTask {
  readonly className: string;
  readonly localDate: string;
  readonly localTime: string;
}

/** What the owner is asked to do where Cupo cannot set places itself. */
export const instructionOf = (
  { className, localDate, localTime }: ClassOfTask,
  marketplace: Marketplace,
  places: number,
): string =>
  `Set places of ${className} on ${localDate} at ${localTime} to ${places} in ${channelNames[marketplace]}'s dashboard, then confirm.`;

/** Until when a task may be done: the class's cut-off, or its start for one that was given after it. */
export function taskEndsAt(createdAt: string, startsAt: string): string {
  const cutOff = addHours(startsAt, -cutOffHours);
  return createdAt < cutOff ? cutOff : startsAt;
}
