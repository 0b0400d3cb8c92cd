import { useEffect, useState } from 'react';
import { recheckSession } from '../../api/session.ts';

const confirmationMs = 8000;
const askEveryMs = 2000;

/** True while a payment that went through may still be on its way to us; the subscription is asked for meanwhile. */
export function useConfirmation(wanted: boolean): boolean {
  const [confirming, setConfirming] = useState(wanted);
  useEffect(() => {
    if (!wanted) return undefined;
    const asking = setInterval(() => void recheckSession(), askEveryMs);
    const end = setTimeout(() => {
      clearInterval(asking);
      setConfirming(false);
    }, confirmationMs);
    return () => {
      clearInterval(asking);
      clearTimeout(end);
    };
  }, [wanted]);
  return confirming;
}
