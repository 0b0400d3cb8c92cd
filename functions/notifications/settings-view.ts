import type { NotificationSettingsView } from '#shared/contracts/notifications/notification-settings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';
import { readBrowsers } from '#functions/_domain/studio/browser-store.ts';
import { readDelivery } from './delivery-store.ts';
import type { StoredSettings } from './settings-store.ts';

/** An owner's notification settings in the form that screens show, with the results of the last deliveries. */
export async function settingsViewOf(
  table: StudioTable,
  studioId: string,
  { kinds, language, morningHour, quiet, unsubscribed }: StoredSettings,
  canEmail: boolean,
): Promise<NotificationSettingsView> {
  const [{ lastEmailAt = null, undeliverable = null }, browsers] = await Promise.all([
    readDelivery(table, studioId),
    readBrowsers(table, studioId),
  ]);
  return {
    kinds,
    language,
    morningHour,
    quiet,
    canEmail,
    lastEmailAt,
    unsubscribed,
    undeliverable,
    browsers: browsers.length,
  };
}
