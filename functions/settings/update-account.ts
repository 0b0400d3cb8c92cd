import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { saveSettings } from './save-settings.ts';

export const handler = httpOperation(updateAccount, {}, async ({ table, input, caller, deps }) => {
  const change = { ...input, timezone: input.timezone === null ? defaultSettings.timezone : input.timezone };
  const { currency, country, timezone } = await saveSettings(table, caller.studioId, change, deps);
  return { currency, country: country ?? null, timezone };
});
