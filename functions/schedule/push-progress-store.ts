import { AdjustmentEntity } from '#functions/_data/places/adjustment.ts';
import { untilDone } from '#functions/_data/table/batch.ts';
import { OutboxEntity } from '#functions/_data/places/outbox.ts';
import type { PushProgress, StoredChange } from '#functions/_domain/places/edits/change-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

type Progress = Map<string, PushProgress>;
type Push = StoredChange['pushes'][number];

async function readAdjustments(
  table: StudioTable,
  studioId: string,
  pushes: readonly Push[],
  into: Progress,
): Promise<void> {
  const keys = pushes.map(({ adjustmentId }) => ({ studioId, adjustmentId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(AdjustmentEntity)
      .get([...left])
      .go();
    for (const { adjustmentId, status, message, recordingKeys = [] } of data)
      into.set(adjustmentId, { status, message, attempts: recordingKeys.length, waits: false });
    return unprocessed;
  });
}

async function readEntries(
  table: StudioTable,
  studioId: string,
  pushes: readonly Push[],
  into: Progress,
): Promise<void> {
  const keys = pushes.map(({ outboxId }) => ({ studioId, outboxId }));
  await untilDone(keys, async (left) => {
    const { data, unprocessed } = await table
      .of(OutboxEntity)
      .get([...left])
      .go();
    for (const { adjustmentId, attempts, state } of data) {
      const known = into.get(adjustmentId);
      if (known) into.set(adjustmentId, { ...known, attempts, waits: state === 'pending' });
    }
    return unprocessed;
  });
}

/**
 * Reads the progress of several changes' pushes, by adjustment. A settled adjustment contains its own progress;
 * otherwise the progress is in the outbox entry.
 */
export async function readProgress(
  table: StudioTable,
  studioId: string,
  changes: readonly StoredChange[],
): Promise<Progress> {
  const progress: Progress = new Map();
  const pushes = changes.flatMap((change) => change.pushes);
  await readAdjustments(table, studioId, pushes, progress);
  const open = pushes.filter(({ adjustmentId }) => progress.get(adjustmentId)?.status === 'pending');
  await readEntries(table, studioId, open, progress);
  return progress;
}
