import { defaultSettings } from '#shared/contracts/settings/settings.ts';
import { updateAccount } from '#shared/contracts/settings/update-account.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeSettings } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(updateAccount, {}, async ({ table, input, caller }) => {
  const timezone = input.timezone ?? defaultSettings.timezone;
  const { country } = await storeSettings(table, caller.studioId, { ...input, timezone });
  return { currency: input.currency, country: country ?? null, timezone };
});
