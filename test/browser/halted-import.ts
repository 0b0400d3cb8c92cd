import { listImports } from '#shared/contracts/imports/list-imports.ts';
import { eventually } from '../journeys/eventually.ts';
import type { Scene } from '../journeys/scene.ts';

const worker = 'imports.import.worker';
const untilRedeliveryMs = 11 * 60_000;

/** Waits until the newest import's worker has died halfway, so that the test can examine the interrupted import. */
export const standsStill = ({ local, token }: Scene): Promise<void> =>
  eventually(async () => {
    const [newest] = (await local.call(listImports, {}, token)).imports;
    // Until the import that was just started is confirmed, the newest import is an earlier one.
    const isUnderWay = newest?.status === 'importing' && newest.progress.rowsDone > 0;
    return isUnderWay && (await local.crash(worker)) > 0;
  });

/** Interrupts the removal of an import. */
export const takingBackStandsStill = ({ local, token }: Scene): Promise<void> =>
  eventually(async () => {
    const [newest] = (await local.call(listImports, {}, token)).imports;
    return (newest?.takingBack?.rows ?? 0) > 0 && (await local.crash(worker)) > 0;
  });

/** Lets another worker take over the interrupted work and finish it. */
export async function goesOn({ local }: Scene): Promise<void> {
  await local.advance(untilRedeliveryMs);
  await local.settle();
}
