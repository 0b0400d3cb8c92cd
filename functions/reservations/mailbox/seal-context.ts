import type { SealContext } from '#functions/_platform/ports/keys.ts';

/** The context that a studio's token is sealed with. */
export const sealContext = (studioId: string): SealContext => ({
  studioId,
  integrationId: 'gmail',
  purpose: 'gmail',
});
