import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { closing } from '../../app/closing.ts';
import { readState, writeState, type ScheduleState } from './url-state.ts';

/** Marks the history entry that was added when a class was opened, so that closing the class removes it. */
const opened = { classOpened: true };

/**
 * Router functions change with every address. They are read through a ref, because otherwise every cell would be drawn
 * again.
 */
function useRouter() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: Partial<typeof opened> | null };
  const { classId } = readState(params);
  const router = { setParams, navigate, classId, wasOpened: state?.classOpened === true };
  const latest = useRef(router);
  useLayoutEffect(() => {
    latest.current = router;
  });
  return { params, latest };
}

/**
 * Going back takes a while. Opening something meanwhile has to wait for it, because otherwise going back would close it
 * again.
 */
function useGoingBack() {
  const waiting = useRef<(() => void)[] | null>(null);
  return useMemo(
    () => ({
      goBack: (go: () => void): void => {
        if (waiting.current) return;
        waiting.current = [];
        const onBack = (): void => {
          const acts = waiting.current ?? [];
          waiting.current = null;
          for (const act of acts) act();
        };
        addEventListener('popstate', onBack, { once: true });
        go();
      },
      /** Runs an action at once, or as soon as the browser has gone back. */
      afterwards: (act: () => void): void => {
        if (waiting.current) waiting.current = [act];
        else act();
      },
    }),
    [],
  );
}

/** The class that the address names. A class that was closed disappears before the address changes. */
function useOpenClass(classId: string | null) {
  const [closed, setClosed] = useState<string | null>(null);
  if (classId === null && closed !== null) setClosed(null);
  return { classId: classId === closed ? null : classId, setClosed };
}

/**
 * The schedule's state in the address: Back undoes a range or closes a class. Choosing a room adds no history entry.
 */
export function useScheduleState() {
  const { params, latest } = useRouter();
  const addressed = useMemo(() => readState(params), [params]);
  const { goBack, afterwards } = useGoingBack();
  const { classId: open, setClosed } = useOpenClass(addressed.classId);
  const state = useMemo(() => ({ ...addressed, classId: open }), [addressed, open]);
  const actions = useMemo(() => {
    const write = (
      part: Partial<ScheduleState>,
      options: { replace: boolean; flushSync?: boolean; state?: unknown },
    ): void => latest.current.setParams((now) => writeState({ ...readState(now), ...part }), options);
    return {
      chooseRange: (range: ScheduleState['range']) => write({ range }, { replace: false }),
      chooseRoom: (room: string | null) => write({ room }, { replace: true }),
      openClass: (classId: string) =>
        afterwards(() => {
          setClosed(null);
          write({ classId }, { replace: false, state: opened });
        }),
      /** Moves from the open class to a neighbouring one. */
      showClass: (classId: string) =>
        write({ classId }, { replace: true, state: latest.current.wasOpened ? opened : null }),
      closeClass: () => {
        if (!latest.current.wasOpened) return write({ classId: null }, closing);
        setClosed(latest.current.classId);
        return goBack(() => void latest.current.navigate(-1));
      },
    };
  }, [latest, goBack, afterwards, setClosed]);
  return { state, ...actions };
}
