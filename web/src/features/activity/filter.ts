import { activityStatuses, type ActivityStatus } from '#shared/contracts/activity/activity.ts';
import { activityTextCharactersMax, type ActivityFilter } from '#shared/contracts/activity/filter.ts';
import { marketplaces, type Marketplace } from '#shared/channels.ts';
import { isLocalDate } from '../../ui/dates.ts';

/** The part of the logs that is shown. Null or empty means everything. */
export interface LogsFilter {
  platform: Marketplace | null;
  status: ActivityStatus | null;
  from: string | null;
  to: string | null;
  text: string;
}

const dayOf = (text: string | null): string | null => (text !== null && isLocalDate(text) ? text : null);

/** Reads the filter from an address; unknown parts are ignored. */
export function readFilter(params: URLSearchParams): LogsFilter {
  const from = dayOf(params.get('from'));
  const to = dayOf(params.get('to'));
  return {
    platform: marketplaces.find((name) => name === params.get('platform')) ?? null,
    status: activityStatuses.find((name) => name === params.get('status')) ?? null,
    from,
    to: from !== null && to !== null && to < from ? null : to,
    text: (params.get('class') ?? '').slice(0, activityTextCharactersMax),
  };
}

export function writeFilter({ platform, status, from, to, text }: LogsFilter): URLSearchParams {
  const entries = { platform, status, from, to, class: text.trim() };
  return new URLSearchParams(
    Object.entries(entries).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** The filter after one of its days was chosen: the other day moves too if they would be in the wrong order. */
export function withDay(filter: LogsFilter, end: 'from' | 'to', day: string | null): LogsFilter {
  const from = end === 'from' ? day : filter.from;
  const to = end === 'to' ? day : filter.to;
  if (from === null || to === null || from <= to) return { ...filter, from, to };
  return end === 'from' ? { ...filter, from, to: from } : { ...filter, from: to, to };
}

export const isFiltered = (filter: LogsFilter): boolean => writeFilter(filter).size > 0;

/** The filter in the form that the server expects. */
export function requestOf({ platform, status, from, to, text }: LogsFilter): ActivityFilter {
  return {
    ...(platform && { platform }),
    ...(status && { status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(text.trim() && { text: text.trim() }),
  };
}
