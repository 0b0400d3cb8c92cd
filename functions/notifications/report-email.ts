import type { EmailReportMessage } from '#shared/contracts/notifications/messages.ts';
import { storeTaken, storeUndeliverable } from './delivery-store.ts';
import type { TellDeps } from './deps.ts';

/**
 * Handles a report from Amazon SES about an e-mail. If the e-mail was accepted, a message whose sending was uncertain
 * is settled. If it bounced permanently or was marked as spam, e-mails to this owner are stopped.
 */
export async function reportEmail(
  { studioId, batchId, report }: EmailReportMessage,
  deps: TellDeps,
): Promise<void> {
  const table = deps.table.forStudio(studioId);
  const at = deps.clock.now().toISOString();
  if (report === 'taken') {
    await storeTaken(table, studioId, batchId);
    return;
  }
  if (!(await storeUndeliverable(table, studioId, { why: report, at }))) return;
  deps.logger.measure('e-mail not delivered', { EmailsUndeliverable: 1 }, { studioId, why: report }, 'warn');
}
