import { useState } from 'react';
import { notify } from '../../ui/notices.ts';
import { refusalText } from './account.ts';

const noticeId = 'access';

export const refuse = (content: string): void => void notify({ id: noticeId, type: 'error', content });
export const confirmed = (content: string): void => void notify({ id: noticeId, type: 'success', content });

/** Runs one thing at a time; a refusal is shown in the user pool's own words. */
export function useAttempt() {
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      refuse(refusalText(error));
    }
    setBusy(false);
  };
  return { busy, attempt: (work: () => Promise<void>) => void attempt(work) };
}
