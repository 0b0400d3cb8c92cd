import * as messages from '#messages/schedule-changed';
import type { SuccessorView } from '#shared/contracts/schedule/successor.ts';
import { mediumDay } from '#web/src/ui/dates.ts';

type Series = SuccessorView['to'];

/** Weekday numbers as in ISO: Monday is the first. */
const weekdays = [
  messages.mondays,
  messages.tuesdays,
  messages.wednesdays,
  messages.thursdays,
  messages.fridays,
  messages.saturdays,
  messages.sundays,
];

/** A series of classes, such as 'Yoga, Wednesdays at 07:15, Sala 1'. */
export const seriesText = ({ className, weekday, localTime, room }: Series): string =>
  messages.classNameWeekdayAtLocalTime(className, weekdays[weekday - 1] ?? '', localTime, room);

const partOf: Record<SuccessorView['changes'][number], (from: Series) => string> = {
  time: ({ localTime }) => messages.wasAt(localTime),
  name: ({ className }) => messages.wasCalled(className),
  room: ({ room }) => messages.wasIn(room),
  instructor: ({ instructor }) => messages.wasGivenBy(instructor),
};

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : messages.listAnd(parts.slice(0, -1).join(', '), parts.at(-1) ?? '');

/** Says how the class was before: 'was at 07:00 and was in Sala 1 until Wed, Nov 18'. */
export const beforeText = ({ changes, from }: Pick<SuccessorView, 'changes' | 'from'>): string =>
  messages.joinedUntilDay(joined(changes.map((change) => partOf[change](from))), mediumDay(from.lastDate));
