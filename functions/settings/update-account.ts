import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeSettings } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(updateAccount, {}, async ({ table, input, caller }) => {
  const change = { ...input, timezone: input.timezone === null ? defaultSettings.timezone : input.timezone };
  const { currency, country, timezone } = await storeSettings(table, caller.studioId, change);
  return { currency, country: country ?? null, timezone };
});
