import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { eventually } from '../journeys/eventually.ts';
import type { Scene } from '../journeys/scene.ts';

const worker = 'imports.import.worker';
const untilRedeliveryMs = 11 * 60_000;

/** Waits until the newest import's worker has died in the middle of it, so that the import can be watched. */
export const standsStill = ({ local, token }: Scene): Promise<void> =>
  eventually(async () => {
    const [newest] = (await local.call(listImports, {}, token)).imports;
    // An earlier one is the newest until the one that was just begun is confirmed.
    const isUnderWay = newest?.status === 'importing' && newest.progress.rowsDone > 0;
    return isUnderWay && (await local.crash(worker)) > 0;
  });

/** Interrupts an import while it is being removed. */
export const takingBackStandsStill = ({ local, token }: Scene): Promise<void> =>
  eventually(async () => {
    const [newest] = (await local.call(listImports, {}, token)).imports;
    return (newest?.takingBack?.rows ?? 0) > 0 && (await local.crash(worker)) > 0;
  });

/** Has the work that the dead worker left taken over and finished. */
export async function goesOn({ local }: Scene): Promise<void> {
  await local.advance(untilRedeliveryMs);
  await local.settle();
}
