import { HookEntity } from '#functions/_data/connections/hook.ts';
import { HookSecretEntity } from '#functions/_data/connections/hook-secret.ts';
import { presentedDigest } from './hook.ts';
import type { Tables, StudioTable } from '#functions/_platform/ports/table.ts';

/** The owner of a webhook, and the encrypted text that contains its address and secret. */
export interface KnownHook {
  readonly studioId: string;
  readonly digest: string;
  readonly sealed: string;
}

/** The webhook with this address. Undefined if the address is unknown or belongs to another marketplace. */
export async function findHook(
  tables: Tables,
  hookId: string,
  integrationId: string,
): Promise<KnownHook | undefined> {
  const digest = presentedDigest(hookId);
  if (digest === undefined) return undefined;
  const owner = (await tables.acrossStudios.of(HookEntity).get({ digest }).go()).data;
  if (owner?.integrationId !== integrationId) return undefined;
  const { studioId } = owner;
  const stored = await readHook(tables.forStudio(studioId), studioId, integrationId);
  return stored?.digest === digest ? stored : undefined;
}

/** The webhook of a studio's connection. */
export async function readHook(
  table: StudioTable,
  studioId: string,
  integrationId: string,
): Promise<KnownHook | undefined> {
  const { data } = await table.of(HookSecretEntity).get({ studioId, integrationId }).go({ consistent: true });
  return data ?? undefined;
}

/** Stores a new webhook. Its owner is written first, so that no webhook is lost. */
export async function storeHook(tables: Tables, hook: KnownHook, integrationId: string): Promise<void> {
  const { studioId, digest, sealed } = hook;
  await tables.acrossStudios.of(HookEntity).put({ digest, studioId, integrationId }).go();
  await tables.forStudio(studioId).of(HookSecretEntity).put({ studioId, integrationId, digest, sealed }).go();
}

/** Removes a webhook. Its address no longer belongs to a studio. */
export async function removeHook(
  tables: Tables,
  { studioId, digest }: KnownHook,
  integrationId: string,
): Promise<void> {
  await tables.acrossStudios.of(HookEntity).delete({ digest }).go();
  await tables.forStudio(studioId).of(HookSecretEntity).delete({ studioId, integrationId }).go();
}
