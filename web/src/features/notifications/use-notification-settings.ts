import { useQuery } from '@tanstack/react-query';
import * as messages from '#messages/notifications';
import { allowEmails } from '#shared/contracts/notifications/allow-emails.ts';
import { getNotificationSettings } from '#shared/contracts/notifications/get-notification-settings.ts';
import type {
  NotificationSettingsChange,
  NotificationSettingsView,
} from '#shared/contracts/notifications/notification-settings.ts';
import { saveNotificationSettings } from '#shared/contracts/notifications/save-notification-settings.ts';
import { call } from '../../api/call.ts';
import { notificationSettingsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

/** Which notifications are sent, and how. */
export const useNotificationSettings = () =>
  useQuery({
    queryKey: notificationSettingsKey,
    queryFn: ({ signal }) => call(getNotificationSettings, {}, { signal }),
  });

const show = (saved: NotificationSettingsView): void => {
  queryClient.setQueryData(notificationSettingsKey, saved);
};

export const useSaveNotificationSettings = () =>
  useChange({
    mutationFn: (change: NotificationSettingsChange) => call(saveNotificationSettings, change),
    onSuccess: show,
    meta: { success: messages.notificationsSaved, failure: messages.failedToSaveNotifications },
  });

export const useSaveStudioLanguage = () =>
  useChange({
    mutationFn: (change: NotificationSettingsChange) => call(saveNotificationSettings, change),
    onSuccess: show,
    meta: { success: messages.languageSaved, failure: messages.failedToSaveLanguage },
  });

export const useAllowEmails = () =>
  useChange({
    mutationFn: () => call(allowEmails, {}),
    onSuccess: show,
    meta: { success: messages.eMailsAreSentAgain, failure: messages.eMailsCouldNotBeSwitched },
  });
