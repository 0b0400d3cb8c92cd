import type { OpeningKeys, SealContext } from '#functions/_platform/ports/keys.ts';
import { hookSchema, type Hook } from './hook.ts';
import type { KnownHook } from './hook-store.ts';

export const hookContext = (studioId: string, integrationId: string): SealContext => ({
  studioId,
  integrationId,
  purpose: 'webhook',
});

/** The address and secret of a webhook. */
export const openHook = async (
  { studioId, sealed }: KnownHook,
  integrationId: string,
  keys: OpeningKeys,
): Promise<Hook> =>
  hookSchema.parse(JSON.parse(await keys.open(sealed, hookContext(studioId, integrationId))));
