import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter, type LogsFilter } from './filter.ts';

/** The filter is in the address; changing it adds no entry to the history. */
export function useFilter() {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => readFilter(params), [params]);
  const setFilter = useCallback(
    (change: (now: LogsFilter) => LogsFilter): void =>
      setParams((now) => writeFilter(change(readFilter(now))), { replace: true }),
    [setParams],
  );
  return { filter, setFilter };
}
