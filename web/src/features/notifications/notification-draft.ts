import { notificationKinds } from '#shared/core/notifications/notice.ts';
import type {
  NotificationSettings,
  NotificationSettingsChange,
  NotificationSettingsView,
} from '#shared/contracts/notifications/notification-settings.ts';
import { changedFields, isNothing } from '../../api/changed-fields.ts';

/** The part of the settings that an owner can choose. */
export const settingsOf = ({
  kinds,
  language,
  morningHour,
  quiet,
}: NotificationSettingsView): NotificationSettings => ({ kinds, language, morningHour, quiet });

/** The settings that differ from the saved ones; of the kinds, the ways that differ. */
export function changedChoices(
  saved: NotificationSettings,
  wanted: NotificationSettings,
): NotificationSettingsChange {
  const { kinds: _, ...others } = changedFields(saved, wanted);
  const kinds = Object.fromEntries(
    notificationKinds
      .map((kind) => [kind, changedFields(saved.kinds[kind], wanted.kinds[kind])] as const)
      .filter(([, ways]) => !isNothing(ways)),
  );
  return { ...others, ...(!isNothing(kinds) && { kinds }) };
}
