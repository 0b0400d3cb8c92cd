import type { Import } from './import-record.ts';
import type { ImportDeps } from './import-deps.ts';

/** Records that a file was refused because of its contents. The owner is notified, but the team gets no alarm. */
export const recordRefusedImport = (
  { importId, kind, findingsTotal }: Import,
  { logger }: Pick<ImportDeps, 'logger'>,
): void => logger.measure('import refused', { ImportsRefused: 1 }, { importId, kind, findingsTotal });
