import { defaultSettings } from '../../shared/contracts/settings/settings.ts';
import { updateAccount } from '../../shared/contracts/settings/update-account.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { storeAccount } from './studio-store.ts';

export const handler = httpOperation(updateAccount, {}, async ({ input, caller }) => {
  const timezone = input.timezone ?? defaultSettings.timezone;
  const country = input.country || undefined;
  await storeAccount(caller.studioId, { currency: input.currency, country, timezone });
  return { currency: input.currency, country: country ?? null, timezone };
});
