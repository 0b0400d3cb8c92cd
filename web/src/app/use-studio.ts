import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSettings } from '#shared/contracts/settings/get-settings.ts';
import { call } from '../api/call.ts';
import { settingsKey } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { settingsStaleMs } from './settings-stale.ts';

const studioQuery = queryOptions({
  queryKey: settingsKey,
  queryFn: ({ signal }) => call(getSettings, {}, { signal }),
  staleTime: settingsStaleMs,
});

/** The studio's settings: its name, zone and currency, and whether automation is paused. */
export const useStudio = () => useQuery(studioQuery);

/** Whether automatic changes are off, whoever paused them; false until the answer is known. */
export const isPaused = (
  studio: { readonly automationPaused: boolean; readonly pausedByTeam: boolean } | undefined,
): boolean => studio !== undefined && (studio.automationPaused || studio.pausedByTeam);

/** Requests the settings before the first page that shows them is loaded. */
export const preloadStudio = (): Promise<void> => queryClient.prefetchQuery(studioQuery);
