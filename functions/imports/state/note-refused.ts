import type { Import } from './import-record.ts';
import type { ImportDeps } from './import-deps.ts';

/** Records that a file was refused because of its contents. Its owner is told, and the team is not alarmed. */
export const recordRefusedImport = (
  { importId, kind, findingsTotal }: Import,
  { logger }: Pick<ImportDeps, 'logger'>,
): void => logger.measure('import refused', { ImportsRefused: 1 }, { importId, kind, findingsTotal });
