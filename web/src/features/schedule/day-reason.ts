import { reasonText } from '../settings/calendar/messages.ts';
import type { Head } from './use-shown.ts';

/** Why a day is unusual, in words; empty if it is an ordinary day. */
export function reasonOn(markedDays: Head['markedDays'], day: string | undefined): string {
  const found = markedDays.find(({ localDate }) => localDate === day);
  return found ? reasonText(found) : '';
}
