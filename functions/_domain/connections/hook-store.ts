import { HookEntity } from '#functions/_data/connections/hook.ts';
import { HookSecretEntity } from '#functions/_data/connections/hook-secret.ts';
import { acrossStudios, inStudio } from '#functions/_platform/scope.ts';
import { presentedDigest } from './hook.ts';

/** Whose webhook it is, and the sealed text that opens to its address and secret. */
export interface KnownHook {
  readonly studioId: string;
  readonly digest: string;
  readonly sealed: string;
}

/** The hook that an address belongs to; undefined for an address of another marketplace, or of nobody. */
export async function findHook(hookId: string, integrationId: string): Promise<KnownHook | undefined> {
  const digest = presentedDigest(hookId);
  if (digest === undefined) return undefined;
  const owner = await acrossStudios(async () => (await HookEntity.get({ digest }).go()).data);
  if (owner?.integrationId !== integrationId) return undefined;
  const { studioId } = owner;
  const kept = await inStudio(studioId, () => readHook(studioId, integrationId));
  return kept?.digest === digest ? kept : undefined;
}

/** The hook of a studio's connection. */
export async function readHook(studioId: string, integrationId: string): Promise<KnownHook | undefined> {
  const { data } = await HookSecretEntity.get({ studioId, integrationId }).go({ consistent: true });
  return data ?? undefined;
}

/** Keeps a new hook: first whose it is, so that no webhook of it is ever lost. */
export async function storeHook(hook: KnownHook, integrationId: string): Promise<void> {
  const { studioId, digest, sealed } = hook;
  await acrossStudios(() => HookEntity.put({ digest, studioId, integrationId }).go());
  await inStudio(studioId, () => HookSecretEntity.put({ studioId, integrationId, digest, sealed }).go());
}

/** What comes to the hook's address from now on is nobody's. */
export async function removeHook({ studioId, digest }: KnownHook, integrationId: string): Promise<void> {
  await acrossStudios(() => HookEntity.delete({ digest }).go());
  await inStudio(studioId, () => HookSecretEntity.delete({ studioId, integrationId }).go());
}
