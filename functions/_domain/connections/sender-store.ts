import { createHash } from 'node:crypto';
import { sendersMax } from '#shared/contracts/reservations/sender.ts';
import { isConditionFailure } from '#functions/_data/table/conditions.ts';
import { MailSenderEntity, type MailSenderItem } from '#functions/_data/bookings/mail-sender.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

export type Sender = MailSenderItem;

/** The id is derived from the address, so each address has one mapping. */
export const senderIdOf = (senderEmail: string): string =>
  createHash('sha256').update(senderEmail).digest('hex').slice(0, 24);

/** All of a studio's senders. */
export const readSenders = async (table: StudioTable, studioId: string): Promise<Sender[]> =>
  (await table.of(MailSenderEntity).query.primary({ studioId }).go({ limit: sendersMax, consistent: true }))
    .data;

/** @returns false if the address is already mapped */
export async function storeSender(table: StudioTable, sender: Sender): Promise<boolean> {
  try {
    await table.of(MailSenderEntity).create(sender).go();
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/** @returns false if there is no such sender */
export async function removeSender(table: StudioTable, studioId: string, senderId: string): Promise<boolean> {
  const { data } = await table
    .of(MailSenderEntity)
    .delete({ studioId, senderId })
    .go({ response: 'all_old' });
  return data !== null;
}
