import type { ImportPermit } from '#functions/_domain/imports/import-permit-store.ts';
import { isIdle } from './import.ts';
import type { Import } from './import-record.ts';

/** How long an upload form is valid. The upload has to begin within that time. */
export const formValidSeconds = 5 * 60;

/** An import and the permit that it holds. */
export interface Holder {
  readonly permit: ImportPermit;
  readonly item: Import;
}

/** Whether the file of an import may be arriving at this moment. */
const isArriving = ({ status, createdAt }: Import, now: Date): boolean =>
  status === 'uploading' && now.getTime() - Date.parse(createdAt) < formValidSeconds * 1_000;

/**
 * Finds the import whose permit a new upload takes if none is free: one that waits for a person, idle the longest. An
 * import whose file may be arriving gives way only if there is no other one, and an import at work never does.
 *
 * @returns undefined if all of them are at work
 */
export function givingWay(holders: readonly Holder[], now: Date): Holder | undefined {
  const [first] = holders
    .filter(({ permit, item }) => !permit.working && isIdle(item.status))
    .toSorted(
      (a, b) =>
        Number(isArriving(a.item, now)) - Number(isArriving(b.item, now)) ||
        (a.permit.until < b.permit.until ? -1 : 1),
    );
  return first;
}
