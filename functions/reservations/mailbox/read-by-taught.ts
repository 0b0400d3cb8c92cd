import type { MailRequest } from '#shared/core/mail/body.ts';
import type { MailReading } from '#shared/core/mail/mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { domainOf, type SenderFinding } from '#shared/core/mail/sender-proof.ts';
import { senderIdOf } from '#functions/_domain/connections/sender-store.ts';
import { readLayoutsOf } from './layout-store.ts';
import { readSharedLayouts, type LayoutTables } from './shared-layout-store.ts';

/**
 * What a mail says by the layouts that its sender's mails taught: those of the studio alone, and where none of them fits,
 * those that the team approved as well. Undefined where none fits, two say otherwise, or nothing proves the sender.
 */
export async function readByTaught(
  { own: table, acrossStudios }: LayoutTables,
  studioId: string,
  request: MailRequest,
  from: string,
  { provenBy }: SenderFinding,
): Promise<MailReading | undefined> {
  if (provenBy === undefined) return undefined;
  const [own, shared] = await Promise.all([
    readLayoutsOf(table, studioId, senderIdOf(from)),
    readSharedLayouts(acrossStudios, domainOf(from) ?? ''),
  ]);
  const reading = readMailByLayouts(request, own);
  return reading ?? (shared.length > 0 ? readMailByLayouts(request, [...own, ...shared]) : undefined);
}
