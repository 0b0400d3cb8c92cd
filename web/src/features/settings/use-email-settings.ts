import { useQuery } from '@tanstack/react-query';
import { getEmailSettings } from '#shared/contracts/notifications/get-email-settings.ts';
import type { EmailSettings } from '#shared/contracts/notifications/email-settings.ts';
import { saveEmailSettings } from '#shared/contracts/notifications/save-email-settings.ts';
import { call } from '../../api/call.ts';
import { emailSettingsKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

/** Whether and when the morning e-mail is sent. */
export const useEmailSettings = () =>
  useQuery({ queryKey: emailSettingsKey, queryFn: ({ signal }) => call(getEmailSettings, {}, { signal }) });

export const useSaveEmailSettings = () =>
  useChange({
    mutationFn: (settings: EmailSettings) => call(saveEmailSettings, settings),
    onSuccess: (saved) => queryClient.setQueryData(emailSettingsKey, saved),
    meta: { success: 'E-mails saved', failure: 'Failed to save e-mails' },
  });
