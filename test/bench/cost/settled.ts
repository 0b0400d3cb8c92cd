import type { Local } from '#infra/local/index.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import type { Scene } from '../../journeys/scene.ts';
import { confirmed, uploaded } from '../../journeys/upload.ts';

const roundsMax = 20;

/**
 * Waits until no work is in progress, for longer than a test would, because a studio's first run causes hundreds of
 * pushes.
 */
export async function settled(local: Local): Promise<void> {
  for (let round = 1; ; round += 1)
    try {
      return await local.settle();
    } catch (error) {
      if (round === roundsMax) throw error;
    }
}

/** Imports a file from its upload to its end, however long it takes. */
export async function applied(scene: Scene, kind: 'schedule' | 'bookings', csv: string): Promise<void> {
  const view = await uploaded(scene, kind, csv);
  if (view.status !== 'awaiting-confirmation') throw new Error(JSON.stringify(view));
  await confirmed(scene, view);
  await settled(scene.local);
  const { status } = await scene.local.call(getImport, { importId: view.importId }, scene.token);
  if (status !== 'completed') throw new Error(`the import is ${status}`);
}
