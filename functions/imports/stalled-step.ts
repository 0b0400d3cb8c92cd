import type { ImportStepMessage, StalledImportMessage } from '#shared/contracts/messages.ts';
import { forgetWork, madeNoProgress } from '#functions/_domain/studio/unfinished-store.ts';
import { readClearing } from './clearing/clearing-store.ts';
import { giveUp, isToBeSent } from './run-step.ts';
import { isAtWork } from './state/import.ts';
import type { ImportDeps } from './state/import-deps.ts';
import { readImport } from './state/import-store.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The next step of a stalled import, removal or clearing; undefined if it has ended. */
async function nextStep(
  table: StudioTable,
  { studioId, work, id, correlationId }: StalledImportMessage,
): Promise<ImportStepMessage | undefined> {
  const message = { studioId, id, correlationId };
  if (work === 'clearing') {
    const clearing = await readClearing(table, studioId, id);
    return clearing?.status === 'running' ? { ...message, kind: 'clear' } : undefined;
  }
  if (work === 'joining') return { ...message, kind: 'join' };
  const item = await readImport(table, studioId, id);
  if (work === 'taking-back')
    return item?.takingBack === 'running' ? { ...message, kind: 'take-back' } : undefined;
  if (!item || !(isAtWork(item.status) || isToBeSent(item))) return undefined;
  // While an import is running, the `check` step sends the remaining chunks.
  return { ...message, kind: item.status === 'analysing' ? 'analyse' : 'check' };
}

/**
 * Continues a stalled import, removal or clearing, or ends it as failed after several attempts. Finished work is
 * removed from the list, and work that has progressed since is not ended.
 *
 * @returns the step that continues the work; undefined if it does not continue
 */
export async function stalledStep(
  table: StudioTable,
  message: StalledImportMessage,
  deps: Pick<ImportDeps, 'clock' | 'logger' | 'uploads'>,
): Promise<ImportStepMessage | undefined> {
  const { kind, studioId, work, id } = message;
  const piece = { studioId, kind: work, id };
  const next = await nextStep(table, message);
  // Two classes that are one are never left at that, because their places would be sold twice.
  if (next && (kind === 'go-on' || work === 'joining')) return next;
  if (!next) deps.logger.info('work already finished', { ...piece });
  if (!next || ((await madeNoProgress(table, piece)) && (await giveUp(table, next, deps))))
    await forgetWork(table, piece);
  return undefined;
}
