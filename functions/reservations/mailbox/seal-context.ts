import type { SealContext } from '#functions/_platform/ports/keys.ts';

/** What a studio's token is bound to. */
export const sealContext = (studioId: string): SealContext => ({
  studioId,
  integrationId: 'gmail',
  purpose: 'gmail',
});
