import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ClassView } from '../../../../shared/contracts/schedule/class.ts';
import { listClasses } from '../../../../shared/contracts/schedule/list-classes.ts';
import type { OutputOf } from '../../../../shared/contracts/operation.ts';
import { call } from '../../api/call.ts';
import { scheduleKey } from '../../api/keys.ts';

export type Schedule = Omit<OutputOf<typeof listClasses>, 'cursor'>;
type Range = { from: string; to: string };

/** Every page of a range, as one answer. */
async function loadSchedule(range: Range | null, signal: AbortSignal): Promise<Schedule> {
  const classes: ClassView[] = [];
  let page = await call(listClasses, { ...range }, { signal });
  classes.push(...page.classes);
  while (page.cursor) {
    page = await call(listClasses, { from: page.from, to: page.to, cursor: page.cursor }, { signal });
    classes.push(...page.classes);
  }
  const { from, to, today, timezone, currency } = page;
  return { from, to, today, timezone, currency, classes };
}

/** The schedule of a range; while another range loads, the one before stays on screen. */
export const useSchedule = (range: Range | null) =>
  useQuery({
    queryKey: scheduleKey(range?.from, range?.to),
    queryFn: ({ signal }) => loadSchedule(range, signal),
    placeholderData: keepPreviousData,
    meta: { failure: 'The schedule could not be refreshed' },
  });
