import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readState, writeState, type ScheduleState } from './url-state.ts';

/** The schedule's state in the address: Back undoes a range or closes a class; choosing a room leaves no trace. */
export function useScheduleState() {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readState(params), [params]);
  const change = useCallback(
    (part: Partial<ScheduleState>) =>
      setParams((now) => writeState({ ...readState(now), ...part }), {
        replace: !('range' in part || part.classId),
      }),
    [setParams],
  );
  return { state, change };
}
