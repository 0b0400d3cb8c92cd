import { useQuery } from '@tanstack/react-query';
import { getSettingsEffect } from '#shared/contracts/decisions/get-settings-effect.ts';
import { call } from '#web/src/api/call.ts';
import { settingsEffectKey } from '#web/src/api/keys.ts';

/** Reads what each automation setting would have changed. */
export const useSettingsEffect = () =>
  useQuery({
    queryKey: settingsEffectKey,
    queryFn: ({ signal }) => call(getSettingsEffect, {}, { signal }),
  });
