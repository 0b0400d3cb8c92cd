import type { MorningEmailView } from '#shared/contracts/notifications/morning-email.ts';
import type { StoredMorningEmail } from './morning-email-store.ts';

export const morningEmailViewOf = (
  { on, hour, urgent, unsubscribedAt, lastSentAt }: StoredMorningEmail,
  canSend: boolean,
): MorningEmailView => ({
  on,
  hour,
  urgent,
  canSend,
  unsubscribedAt: unsubscribedAt ?? null,
  lastSentAt: lastSentAt ?? null,
});
