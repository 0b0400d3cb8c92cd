import { removeLogo } from '#shared/contracts/logos/remove-logo.ts';
import { httpOperation } from '../_platform/http-operation.ts';
import { storeStudioLogo } from '../settings/studio-store.ts';

export const handler = httpOperation(removeLogo, {}, async ({ caller: { studioId } }) => {
  await storeStudioLogo(studioId, '');
  return { logoUrl: '' as const };
});
