import { useCallback, useEffect, useState } from 'react';
import { recheckSession } from '../../api/session.ts';
import { nextAskMs } from './confirmation-pace.ts';

/** Polls for the subscription while a payment is being confirmed, for two minutes at most. */
export function useConfirmation(): { late: boolean; again: () => void } {
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState(-1);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = (sinceMs: number): void => {
      const waitMs = nextAskMs(sinceMs);
      if (waitMs === null) return setLateRound(round);
      timer = setTimeout(() => {
        void recheckSession();
        ask(sinceMs + waitMs);
      }, waitMs);
    };
    ask(0);
    return () => clearTimeout(timer);
  }, [round]);
  const again = useCallback(() => {
    void recheckSession();
    setRound((now) => now + 1);
  }, []);
  return { late: lateRound === round, again };
}
