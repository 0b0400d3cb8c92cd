import { currentContext, withContext, type Scope } from '#functions/_platform/common/context.ts';
import type { SealPurpose } from '#functions/_platform/ports/keys.ts';

export type { Scope };

/** What every key of a studio begins with. The closing `#` keeps studio 1 out of studio 10. */
export const studioPrefix = (studioId: string): string => `S#${studioId}#`;

/** What every key begins with that belongs to no single studio. */
export const systemPrefix = 'SYS#';

/**
 * The partition of what is sealed for one purpose, as a template of an entity's key. It holds nothing else: rights
 * over secrets are given by partition, and a policy sees no sort key.
 */
export const secretPartition = (purpose: SealPurpose): string => `S#\${studioId}#SECRET#${purpose}`;

/** Runs `work` with the table open for one studio alone. */
export const withStudio = <T>(studioId: string, work: () => Promise<T>): Promise<T> =>
  withContext({ scope: { kind: 'studio', studioId } }, work);

/** Runs `work` with the table open for what stands across studios alone. */
export const withSystem = <T>(work: () => Promise<T>): Promise<T> =>
  withContext({ scope: { kind: 'system' } }, work);

export const currentScope = (): Scope | undefined => currentContext().scope;

/** What all studios have to heed, and therefore may make a condition of what they write. */
export const platformPrefix = `${systemPrefix}PLATFORM#`;

/** Whether a key may be read or written under a scope. */
export const isInside = (scope: Scope, key: string): boolean =>
  key.startsWith(scope.kind === 'studio' ? studioPrefix(scope.studioId) : systemPrefix);
