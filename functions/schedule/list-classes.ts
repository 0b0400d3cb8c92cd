import { listClasses, schedulePageItemsMax } from '../../shared/contracts/schedule/list-classes.ts';
import { classId } from '../../shared/contracts/values.ts';
import { cursorOf, placeOf } from '../_platform/cursor.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { readStudio } from '../settings/studio-store.ts';
import { readClasses } from './class-store.ts';
import { classViewOf } from './class-view.ts';
import { dayRangeOf } from './day-range.ts';

export const handler = httpOperation(listClasses, {}, async ({ input, caller: { studioId }, deps }) => {
  const after = placeOf(input.cursor, classId);
  const { timezone, currency } = await readStudio(studioId);
  const range = dayRangeOf(input, timezone, deps.clock.now());
  const page = await readClasses(studioId, range, after, schedulePageItemsMax);
  return {
    from: range.from,
    to: range.to,
    today: range.today,
    timezone,
    currency,
    classes: page.classes.map(classViewOf),
    cursor: page.lastId === undefined ? null : cursorOf(page.lastId),
  };
});
