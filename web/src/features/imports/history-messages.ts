import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import * as messages from '#messages/imports';
import type { ImportStatus } from '#shared/contracts/imports/import.ts';
import { bookingsSuccess, cancelledText, failedText, scheduleSuccess } from './outcome.ts';
import { isUnderWay, rowsText } from './progress.ts';
import { asTakenBack, takingBackText } from './taking-back.ts';
import type { ListedImport } from './use-imports.ts';

export const statusMessages: Record<ImportStatus, { type: StatusIndicatorProps.Type; text: string }> = {
  uploading: { type: 'pending', text: messages.uploading },
  analysing: { type: 'in-progress', text: messages.analyzing },
  'awaiting-confirmation': { type: 'pending', text: messages.notConfirmed },
  checking: { type: 'in-progress', text: messages.checking },
  importing: { type: 'in-progress', text: messages.importing },
  completed: { type: 'success', text: messages.completed },
  failed: { type: 'error', text: messages.failed },
  cancelled: { type: 'stopped', text: messages.cancelled },
};

export const kindMessages = { schedule: messages.classSchedule, bookings: messages.bookings } as const;

/** The result of an import: its counts, or why there is no result. */
export function outcomeText(listed: ListedImport): string {
  const { kind, status, result, progress } = listed;
  if (status === 'failed') return failedText(listed);
  if (isUnderWay(status))
    return status === 'importing'
      ? messages.rowsTextSaved(rowsText(progress.rowsDone, listed))
      : messages.rowsTextChecked(rowsText(progress.rowsChecked, listed));
  if (status === 'cancelled') return cancelledText(listed);
  if (!result || status === 'awaiting-confirmation') return messages.nothingWasImported;
  const taken = asTakenBack(listed);
  if (taken) return takingBackText(taken);
  return kind === 'schedule' ? scheduleSuccess(result) : bookingsSuccess(result);
}
