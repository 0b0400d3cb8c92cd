import type { RandomBytes } from '#functions/_platform/ports/base.ts';
import type { OpeningKeys, SealingKeys } from '#functions/_platform/ports/keys.ts';
import { hookDigestOf, newHook, type Hook } from './hook.ts';
import { readHook, storeHook } from './hook-store.ts';
import { hookContext, openHook } from './open-hook.ts';
import type { StudioTable, Tables } from '#functions/_platform/ports/table.ts';

export interface HookDeps {
  readonly keys: OpeningKeys;
  readonly sealing: SealingKeys;
  readonly random: RandomBytes;
}

/** The webhook address and secret of a studio's connection. Creates them if there are none. */
export async function hookFor(
  table: StudioTable,
  tables: Tables,
  studioId: string,
  integrationId: string,
  deps: HookDeps,
): Promise<Hook> {
  const known = await readHook(table, studioId, integrationId);
  if (known) return openHook(known, integrationId, deps.keys);
  const hook = newHook(deps.random);
  const sealed = await deps.sealing.seal(JSON.stringify(hook), hookContext(studioId, integrationId));
  await storeHook(tables, { studioId, digest: hookDigestOf(hook.hookId), sealed }, integrationId);
  return hook;
}
