import type { SealContext } from '#functions/_platform/ports/keys.ts';

/** The encryption context of a studio's token. */
export const sealContext = (studioId: string): SealContext => ({
  studioId,
  integrationId: 'gmail',
  purpose: 'gmail',
});
