import { Failure } from '#shared/contracts/failure.ts';
import { cancelImport } from '#shared/contracts/imports/cancel-import.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { hasEnded, importViewOf, wasConfirmed } from './state/import.ts';
import { changeImport, forgetImport } from './state/import-store.ts';
import { importChangedMeanwhile, requireImport, viewOf } from './state/read-import-view.ts';
import { heldUntil } from '#functions/_domain/imports/permits.ts';

export const handler = httpOperation(
  cancelImport,
  {},
  async ({ table, input, caller: { studioId }, deps }) => {
    const item = await requireImport(table, studioId, input.importId);
    const now = deps.clock.now();
    if (item.status === 'cancelled') return viewOf(table, item, now);
    if (hasEnded(item.status)) throw new Failure('conflict', 'The import has already ended.');
    const cancelled = { status: 'cancelled', finishedAt: now.toISOString() } as const;
    if (!wasConfirmed(item.status)) {
      if (!(await forgetImport(table, item))) throw importChangedMeanwhile();
      return importViewOf({ ...item, ...cancelled }, {}, undefined, now);
    }
    // Chunks being written are completed; the permit stays in use until then.
    const place =
      item.status === 'importing'
        ? ({ working: true, until: heldUntil(now, 'windingDown') } as const)
        : ('free' as const);
    const after = await changeImport(table, item, cancelled, place, deps.clock.now());
    if (!after) throw importChangedMeanwhile();
    return viewOf(table, after, now);
  },
);
