import * as messages from '#messages/activity';
import { exportActivity } from '#shared/contracts/activity/export-activity.ts';
import { call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { saveFile } from '../../ui/save-file.ts';
import { requestOf, type LogsFilter } from './filter.ts';
import { exportedText, type ExportedFile } from './wording.ts';

/** An export may read thousands of changes, so it gets more time than other requests. */
const exportTimeoutMs = 30_000;

/** Saves the changes that match a filter as CSV. */
export const useExport = (filter: LogsFilter, timezone: string) =>
  useChange({
    mutationFn: async () => {
      const { changes, lookedBackTo } = await call(exportActivity, requestOf(filter), {
        timeoutMs: exportTimeoutMs,
      });
      const [{ activityCsv }, { instantToLocal }] = await Promise.all([
        import('./activity-csv.ts'),
        import('#shared/core/time/zone.ts'),
      ]);
      const today = instantToLocal(new Date().toISOString(), timezone).date;
      saveFile(messages.logsFileName(today), await activityCsv(changes, timezone));
      return { count: changes.length, lookedBackTo };
    },
    meta: { success: (file: ExportedFile) => exportedText(file, timezone), failure: messages.downloadFailed },
  });
