import { updateSettings } from '../../shared/contracts/settings/update-settings.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { assertPossible, settingsOf } from './settings.ts';
import { storeSettings } from './studio-store.ts';

export const handler = httpOperation(updateSettings, {}, async ({ input, caller }) => {
  assertPossible(input);
  return settingsOf(await storeSettings(caller.studioId, input));
});
