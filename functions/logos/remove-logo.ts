import { removeLogo } from '#shared/contracts/logos/remove-logo.ts';
import { httpOperation } from '#functions/_platform/http-operation.ts';
import { storeStudioLogo } from '#functions/_domain/studio/studio-store.ts';

export const handler = httpOperation(removeLogo, {}, async ({ table, caller: { studioId } }) => {
  await storeStudioLogo(table, studioId, '');
  return { logoUrl: '' as const };
});
