import type { Blobs } from '#functions/_platform/ports/blobs.ts';
import type { ImportDeps } from '../state/import-deps.ts';

/** The side effects of a clearing. */
export interface ClearingDeps extends Pick<ImportDeps, 'clock' | 'uploads'> {
  readonly recordings: Pick<Blobs, 'removeAll'>;
}
