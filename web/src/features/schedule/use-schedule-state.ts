import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readState, writeState, type ScheduleState } from './url-state.ts';

/** Marks the entry of the history that opening a class has added, so that closing it can take it away. */
const opened = { classOpened: true };

/** What of the router changes with every address. Reached through a ref, or every cell would draw itself again. */
function useRouter() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof opened> | null };
  const router = { setParams, navigate, wasOpened: state?.classOpened === true };
  const latest = useRef(router);
  useLayoutEffect(() => {
    latest.current = router;
  });
  return { params, latest };
}

/** The schedule's state in the address: Back undoes a range or closes a class; choosing a room leaves no trace. */
export function useScheduleState() {
  const { params, latest } = useRouter();
  const state = useMemo(() => readState(params), [params]);
  const actions = useMemo(() => {
    const write = (part: Partial<ScheduleState>, options: { replace: boolean; state?: unknown }): void =>
      latest.current.setParams((now) => writeState({ ...readState(now), ...part }), options);
    return {
      chooseRange: (range: ScheduleState['range']) => write({ range }, { replace: false }),
      chooseRoom: (room: string | null) => write({ room }, { replace: true }),
      openClass: (classId: string) => write({ classId }, { replace: false, state: opened }),
      /** From an open class to one beside it. */
      showClass: (classId: string) =>
        write({ classId }, { replace: true, state: latest.current.wasOpened ? opened : null }),
      closeClass: () => {
        if (latest.current.wasOpened) void latest.current.navigate(-1);
        else write({ classId: null }, { replace: true });
      },
    };
  }, [latest]);
  return { state, ...actions };
}
