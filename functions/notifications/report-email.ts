import type { EmailReportMessage } from '#shared/contracts/notifications/messages.ts';
import { storeTaken, storeUndeliverable } from './delivery-store.ts';
import type { TellDeps } from './deps.ts';

/**
 * Takes what Amazon SES reports of an e-mail: that it was taken, which settles a message of which nobody knew; or that it
 * came back for good, or was called spam, which ends e-mails to this owner.
 */
export async function reportEmail(
  { studioId, batchId, report }: EmailReportMessage,
  deps: TellDeps,
): Promise<void> {
  const table = deps.table.forStudio(studioId);
  const at = deps.clock.now().toISOString();
  if (report === 'taken') return await storeTaken(table, studioId, batchId);
  await storeUndeliverable(table, studioId, { why: report, at });
  deps.logger.measure('e-mail came back', { EmailsUndeliverable: 1 }, { studioId, why: report }, 'warn');
}
