import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { topicKey } from '../../api/keys.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { notify } from '../../ui/notices.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { bookingsSuccess, importFailure, scheduleSuccess, type ImportResult } from './outcome.ts';

const importTimeoutMs = 120_000;
const lateRefreshMs = 2000;

const refreshSchedule = (): void => void queryClient.invalidateQueries({ queryKey: topicKey('schedule') });

function announceBookings(result: ImportResult, viewSchedule: () => void): void {
  notify({
    type: 'success',
    header: `${result.imported} bookings imported successfully!`,
    content: bookingsSuccess(result),
    action: { text: 'View Schedule', onClick: viewSchedule },
  });
}

/** Sends a file's text and says how it went; `onDone` is called when the dialog has nothing left to say. */
export function useImport(kind: ImportKind, onDone: () => void) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (csvData: string) =>
      await call(importKinds[kind].operation, { csvData }, { timeoutMs: importTimeoutMs }),
    onSuccess: (result) => {
      if (kind === 'schedule')
        notify({ type: 'success', header: 'Success', content: scheduleSuccess(result) });
      else announceBookings(result, () => void navigate('/classes'));
      refreshSchedule();
      onDone();
    },
    onError: (error) => {
      if (!(error instanceof ApiProblem) || error.code !== 'timeout') return;
      notify(importFailure(kind, error));
      setTimeout(refreshSchedule, lateRefreshMs);
      onDone();
    },
    // The dialog, which lies over the messages, says what went wrong itself.
    meta: { failure: () => undefined },
  });
}
