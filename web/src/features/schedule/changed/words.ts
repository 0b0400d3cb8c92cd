import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import { mediumDay } from '#web/src/ui/dates.ts';

type Series = SuccessorView['to'];

/** ISO: Monday is the first. */
const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

/** A series of classes: 'Yoga, Wednesdays at 07:15, Sala 1'. */
export const seriesText = ({ className, weekday, localTime, room }: Series): string =>
  `${className}, ${weekdays[weekday - 1] ?? ''} at ${localTime}, ${room}`;

const wordsOf: Record<SuccessorView['changes'][number], (from: Series) => string> = {
  time: ({ localTime }) => `was at ${localTime}`,
  name: ({ className }) => `was called ${className}`,
  room: ({ room }) => `was in ${room}`,
  instructor: ({ instructor }) => `was given by ${instructor ?? 'somebody else'}`,
};

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** What the class was before: 'was at 07:00 and was in Sala 1 until Wed, Nov 18'. */
export const beforeText = ({ changes, from }: Pick<SuccessorView, 'changes' | 'from'>): string =>
  `${joined(changes.map((change) => wordsOf[change](from)))} until ${mediumDay(from.lastDate)}`;
