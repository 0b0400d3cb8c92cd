import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { dashboardKey, topicKey } from '../../api/keys.ts';
import { ApiProblem } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { notify } from '../../ui/notices.ts';
import { importKinds, type ImportKind } from './import-kinds.ts';
import { bookingsSuccess, importFailure, scheduleSuccess, type ImportResult } from './outcome.ts';

const importTimeoutMs = 120_000;
const lateRefreshMs = 2000;

function refreshSchedule(): void {
  for (const queryKey of [topicKey('schedule'), dashboardKey])
    void queryClient.invalidateQueries({ queryKey });
}

function announceBookings(result: ImportResult, viewSchedule: () => void): void {
  notify({
    type: 'success',
    header: `${result.imported} bookings imported successfully!`,
    content: bookingsSuccess(result),
    action: { text: 'View Schedule', onClick: viewSchedule },
  });
}

interface Options {
  kind: ImportKind;
  /** Called when the dialog has nothing left to say. */
  onDone: () => void;
  onImported: ((result: ImportResult) => void) | undefined;
}

/** Sends a file's text and says how it went. */
export function useImport({ kind, onDone, onImported }: Options) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (csvData: string) =>
      await call(importKinds[kind].operation, { csvData }, { timeoutMs: importTimeoutMs }),
    onSuccess: (result) => {
      if (kind === 'schedule')
        notify({ type: 'success', header: 'Success', content: scheduleSuccess(result) });
      else announceBookings(result, () => void navigate('/classes'));
      refreshSchedule();
      onImported?.(result);
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
