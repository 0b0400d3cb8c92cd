import { useQuery } from '@tanstack/react-query';
import { getSettings } from '../../../shared/contracts/settings/get-settings.ts';
import { call } from '../api/call.ts';
import { settingsKey } from '../api/keys.ts';

const settingsStaleMs = 5 * 60_000;

/** The studio's settings: its name, zone and currency, and whether automation is paused. */
export const useStudio = () =>
  useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call(getSettings, {}, { signal }),
    staleTime: settingsStaleMs,
  });
