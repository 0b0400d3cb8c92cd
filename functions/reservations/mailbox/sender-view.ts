import type { SenderView } from '#shared/contracts/reservations/sender.ts';
import type { Sender } from '#functions/_domain/connections/sender-store.ts';

export const senderViewOf = ({ senderId, senderEmail, marketplace, createdAt }: Sender): SenderView => ({
  senderId,
  senderEmail,
  marketplace,
  createdAt,
});
