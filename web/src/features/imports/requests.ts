import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import { getRejectedRows } from '#shared/contracts/imports/get-rejected-rows.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import { takeBack as takeBackRows } from '#shared/contracts/imports/take-back.ts';
import { call } from '../../api/call.ts';
import { isPassing } from '../../api/problem.ts';
import { keepImport } from './use-import.ts';

/** A small file is read, or imported, before the response is sent. */
const answerTimeoutMs = 30_000;

/**
 * Sends a request whose response may get lost while the server continues; in that case, it reads the import's state
 * instead.
 */
async function orAsItStands(
  answer: Promise<ImportView>,
  { importId, status }: Pick<ImportView, 'importId' | 'status'>,
): Promise<ImportView> {
  try {
    return await answer;
  } catch (error) {
    if (!isPassing(error)) throw error;
    const known = await call(getImport, { importId });
    if (known.status === status) throw error;
    return known;
  }
}

/** Has a file read again with its header in the given row; 0 means that it has no header. */
export const readWithHeader = async (importId: string, headerRow: number): Promise<ImportView> =>
  await keepImport(await call(analyseImport, { importId, headerRow }, { timeoutMs: answerTimeoutMs }));

export const analyse = async (importId: string): Promise<ImportView> =>
  await keepImport(
    await orAsItStands(call(analyseImport, { importId }, { timeoutMs: answerTimeoutMs }), {
      importId,
      status: 'uploading',
    }),
  );

export const confirm = async (importId: string, plan: ReadingPlan): Promise<ImportView> =>
  await keepImport(
    await orAsItStands(call(confirmImport, { importId, plan }, { timeoutMs: answerTimeoutMs }), {
      importId,
      status: 'awaiting-confirmation',
    }),
  );

export const cancel = async (importId: string): Promise<ImportView> =>
  await keepImport(await call(cancelImport, { importId }));

/** Removes the rows that an import has added. */
export const takeBack = async (importId: string): Promise<ImportView> =>
  await keepImport(await call(takeBackRows, { importId }));

/** Cancels an import that nobody will confirm, so that it does not block the next one. */
export function abandon(importId: string): void {
  // An import that has already ended cannot be cancelled, and need not be.
  call(cancelImport, { importId }).catch(() => undefined);
}

/** Saves the rejected rows through the browser, with the reason for each. */
export async function downloadRejected(importId: string): Promise<void> {
  const { fileName, url } = await call(getRejectedRows, { importId });
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
