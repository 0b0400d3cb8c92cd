import type { Language } from '#shared/contracts/language.ts';
import { NotificationSettingsEntity } from '#functions/_data/studio/notification-settings.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/** The language chosen for a studio; null if none has been chosen. */
export async function readLanguage(table: StudioTable, studioId: string): Promise<Language | null> {
  const { data } = await table
    .of(NotificationSettingsEntity)
    .get({ studioId })
    .go({ attributes: ['language'] });
  return data?.language ?? null;
}
