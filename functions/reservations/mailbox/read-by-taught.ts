import type { MailRequest } from '#shared/core/mail/body.ts';
import type { MailReading } from '#shared/core/mail/mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import type { SenderFinding } from '#shared/core/mail/sender-proof.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { senderIdOf } from '#functions/_domain/connections/sender-store.ts';
import { readLayoutsOf } from './layout-store.ts';

/** What a mail says by the layouts that its sender's mails taught; undefined where none fits, or nothing proves the sender. */
export async function readByTaught(
  table: StudioTable,
  studioId: string,
  request: MailRequest,
  from: string,
  { provenBy }: SenderFinding,
): Promise<MailReading | undefined> {
  if (provenBy === undefined) return undefined;
  return readMailByLayouts(request, await readLayoutsOf(table, studioId, senderIdOf(from)));
}
