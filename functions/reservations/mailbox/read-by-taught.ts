import type { MailRequest } from '#shared/core/mail/body.ts';
import type { MailReading } from '#shared/core/mail/mail.ts';
import { readMailByLayouts } from '#shared/core/mail/layouts/read-by-layouts.ts';
import { domainOf, type SenderFinding } from '#shared/core/mail/sender-proof.ts';
import { senderIdOf } from '#functions/_domain/connections/sender-store.ts';
import { readLayoutsOf } from './layout-store.ts';
import { readSharedLayouts, type LayoutTables } from './shared-layout-store.ts';

/**
 * Reads a mail with the layouts that its studio taught for the sender and, if none fits, with those that the team
 * approved for the sender's domain. Undefined if none fits, if two disagree, or if the sender is not authenticated.
 */
export async function readByTaught(
  { own: table, acrossStudios }: LayoutTables,
  studioId: string,
  request: MailRequest,
  from: string,
  { provenBy }: SenderFinding,
): Promise<MailReading | undefined> {
  if (provenBy === undefined) return undefined;
  const own = await readLayoutsOf(table, studioId, senderIdOf(from));
  const reading = readMailByLayouts(request, own);
  if (reading) return reading;
  const shared = await readSharedLayouts(acrossStudios, domainOf(from) ?? '');
  return shared.length > 0 ? readMailByLayouts(request, [...own, ...shared]) : undefined;
}
