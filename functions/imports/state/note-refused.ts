import type { Import } from './import-record.ts';
import type { ImportDeps } from './import-deps.ts';

/** A file was refused for what stands in it: its owner is told, and nobody has to be woken. */
export const recordRefusedImport = (
  { importId, kind, findingsTotal }: Import,
  { logger }: Pick<ImportDeps, 'logger'>,
): void => logger.measure('import refused', { ImportsRefused: 1 }, { importId, kind, findingsTotal });
