import type { EmailSettingsView } from '#shared/contracts/notifications/email-settings.ts';
import type { StoredEmailSettings } from './email-settings-store.ts';

export const emailSettingsViewOf = (
  { morning, hour, urgent, unsubscribedAt, lastSentAt }: StoredEmailSettings,
  canSend: boolean,
): EmailSettingsView => ({
  morning,
  hour,
  urgent,
  canSend,
  unsubscribedAt: unsubscribedAt ?? null,
  lastSentAt: lastSentAt ?? null,
});
