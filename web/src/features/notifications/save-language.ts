import type { Language } from '#shared/contracts/language.ts';
import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import { saveNotificationSettings } from '#shared/contracts/notifications/save-notification-settings.ts';
import { call } from '../../api/call.ts';

/** Sets the language of notifications without changing other settings. */
export async function saveLanguage(language: Language): Promise<void> {
  const view = await call(getNotificationSettings, {});
  if (view.language !== language) await call(saveNotificationSettings, { language });
}
