import { HookEntity } from '#functions/_data/connections/hook.ts';
import { HookSecretEntity } from '#functions/_data/connections/hook-secret.ts';
import { presentedDigest } from './hook.ts';
import type { Tables, StudioTable } from '#functions/_platform/ports/table.ts';

/** The owner of a webhook, and the sealed text that holds its address and secret. */
export interface KnownHook {
  readonly studioId: string;
  readonly digest: string;
  readonly sealed: string;
}

/** The hook of an address; undefined for an address of another marketplace, or an unknown one. */
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

/** The hook of a studio's connection. */
export async function readHook(
  table: StudioTable,
  studioId: string,
  integrationId: string,
): Promise<KnownHook | undefined> {
  const { data } = await table.of(HookSecretEntity).get({ studioId, integrationId }).go({ consistent: true });
  return data ?? undefined;
}

/** Stores a new hook, beginning with its owner, so that none of its webhooks is lost. */
export async function storeHook(tables: Tables, hook: KnownHook, integrationId: string): Promise<void> {
  const { studioId, digest, sealed } = hook;
  await tables.acrossStudios.of(HookEntity).put({ digest, studioId, integrationId }).go();
  await tables.forStudio(studioId).of(HookSecretEntity).put({ studioId, integrationId, digest, sealed }).go();
}

/** Removes a hook: its address belongs to nobody afterwards. */
export async function removeHook(
  tables: Tables,
  { studioId, digest }: KnownHook,
  integrationId: string,
): Promise<void> {
  await tables.acrossStudios.of(HookEntity).delete({ digest }).go();
  await tables.forStudio(studioId).of(HookSecretEntity).delete({ studioId, integrationId }).go();
}
