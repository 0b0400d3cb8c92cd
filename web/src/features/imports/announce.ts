import * as messages from '#messages/imports';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { importHistoryPath, schedulePath } from '../../app/paths.ts';
import { dashboardKey, progressKey, topicKey } from '../../api/keys.ts';
import { messageOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { notify, type Notice } from '../../ui/notices.ts';
import { failureOf, isSuccess, processing, successOf } from './outcome.ts';
import { downloadRejected } from './requests.ts';
import { takeBackVerb } from './taking-back.ts';
import { followImport } from './use-import.ts';

const lateRefreshMs = 2000;

/** Opens a page of the app. */
type GoTo = (path: string) => void;

/** Reloads everything that an import changes. */
export function refreshAll(): void {
  for (const queryKey of [topicKey('schedule'), topicKey('imports'), dashboardKey, progressKey])
    void queryClient.invalidateQueries({ queryKey });
}

const noticeId = (importId: string): string => `import-${importId}`;

const download = (importId: string): void =>
  void downloadRejected(importId).catch((error: unknown) =>
    notify({ type: 'error', header: messages.downloadFailed, content: messageOf(error) }),
  );

function actionOf(view: ImportView, goTo: GoTo): Pick<Notice, 'action'> {
  if (isSuccess(view))
    return view.kind === 'bookings'
      ? { action: { text: messages.viewSchedule, onClick: () => goTo(schedulePath) } }
      : {};
  if (view.allowedActions.includes('take-back'))
    return { action: { text: takeBackVerb(view), onClick: () => goTo(importHistoryPath) } };
  return view.allowedActions.includes('download-rejected')
    ? { action: { text: messages.downloadRejectedRows, onClick: () => download(view.importId) } }
    : {};
}

/** Shows a message over the page with the result of an import. */
export function announceEnd(view: ImportView, goTo: GoTo): void {
  const message = isSuccess(view) ? successOf(view) : failureOf(view);
  notify({ ...message, ...actionOf(view, goTo), id: noticeId(view.importId) });
  refreshAll();
}

/** Follows an import whose dialog was closed, and announces its end. */
function goOn(importId: string, notice: Omit<Notice, 'id'>, goTo: GoTo): void {
  notify({ ...notice, id: noticeId(importId) });
  followImport(importId, (view) => announceEnd(view, goTo));
}

export function goOnInBackground({ importId, fileName }: ImportView, goTo: GoTo): void {
  goOn(
    importId,
    { type: 'in-progress', header: messages.importIsProcessing, content: messages.isBeingImported(fileName) },
    goTo,
  );
}

/** The import takes so long that people should not have to watch it. */
export function goOnLate({ importId }: ImportView, goTo: GoTo): void {
  goOn(importId, processing, goTo);
  setTimeout(refreshAll, lateRefreshMs);
}
