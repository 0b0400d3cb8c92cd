import { currentContext, withContext, type Scope } from '../_platform/context.ts';

export type { Scope };

/** What every key of a studio begins with. The closing `#` keeps studio 1 out of studio 10. */
export const studioPrefix = (studioId: string): string => `S#${studioId}#`;

/** What every key begins with that belongs to no single studio. */
export const systemPrefix = 'SYS#';

/** Runs `work` with the table open for one studio alone. */
export const withStudio = <T>(studioId: string, work: () => Promise<T>): Promise<T> =>
  withContext({ scope: { kind: 'studio', studioId } }, work);

/** Runs `work` with the table open for what stands across studios alone. */
export const withSystem = <T>(work: () => Promise<T>): Promise<T> =>
  withContext({ scope: { kind: 'system' } }, work);

export const currentScope = (): Scope | undefined => currentContext().scope;

/** Whether a key may be read or written under a scope. */
export const isInside = (scope: Scope, key: string): boolean =>
  key.startsWith(scope.kind === 'studio' ? studioPrefix(scope.studioId) : systemPrefix);
