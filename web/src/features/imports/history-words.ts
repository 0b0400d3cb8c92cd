import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ImportStatus } from '#shared/contracts/imports/import.ts';
import { bookingsSuccess, cancelledText, failedText, scheduleSuccess } from './outcome.ts';
import { isUnderWay, rowsText } from './progress.ts';
import type { ListedImport } from './use-imports.ts';

export const statusWords: Record<ImportStatus, { type: StatusIndicatorProps.Type; text: string }> = {
  uploading: { type: 'pending', text: 'Uploading' },
  analysing: { type: 'in-progress', text: 'Analyzing' },
  'awaiting-confirmation': { type: 'pending', text: 'Not confirmed' },
  checking: { type: 'in-progress', text: 'Checking' },
  importing: { type: 'in-progress', text: 'Importing' },
  completed: { type: 'success', text: 'Completed' },
  failed: { type: 'error', text: 'Failed' },
  cancelled: { type: 'stopped', text: 'Cancelled' },
};

export const kindWords = { schedule: 'Class schedule', bookings: 'Bookings' } as const;

/** What became of an import, in counts or in the sentence that says why not. */
export function outcomeText(listed: ListedImport): string {
  const { kind, status, result, progress } = listed;
  if (status === 'failed') return failedText(listed);
  if (isUnderWay(status))
    return status === 'importing'
      ? `${rowsText(progress.rowsDone, listed)} saved`
      : `${rowsText(progress.rowsChecked, listed)} checked`;
  if (status === 'cancelled') return cancelledText(listed);
  if (!result || status === 'awaiting-confirmation') return 'Nothing was imported';
  return kind === 'schedule' ? scheduleSuccess(result) : bookingsSuccess(result);
}
