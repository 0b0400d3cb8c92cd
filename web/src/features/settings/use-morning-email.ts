import { useQuery } from '@tanstack/react-query';
import { getMorningEmail } from '#shared/contracts/notifications/get-morning-email.ts';
import type { MorningEmailSettings } from '#shared/contracts/notifications/morning-email.ts';
import { saveMorningEmail } from '#shared/contracts/notifications/save-morning-email.ts';
import { call } from '../../api/call.ts';
import { morningEmailKey } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { useChange } from '../../api/use-change.ts';

/** Whether and when the morning e-mail is sent. */
export const useMorningEmail = () =>
  useQuery({ queryKey: morningEmailKey, queryFn: ({ signal }) => call(getMorningEmail, {}, { signal }) });

export const useSaveMorningEmail = () =>
  useChange({
    mutationFn: (settings: MorningEmailSettings) => call(saveMorningEmail, settings),
    onSuccess: (saved) => queryClient.setQueryData(morningEmailKey, saved),
    meta: { success: 'E-mails saved', failure: 'Failed to save e-mails' },
  });
