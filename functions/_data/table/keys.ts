import type { SealPurpose } from '#functions/_platform/ports/keys.ts';

/** The scope of a table: the items of one studio, or the items shared by all studios. */
export type Scope =
  | {
      readonly kind: 'studio';
      readonly studioId: string;
      /** A partition outside the studio that may also be read. */
      readonly alsoReads?: string | undefined;
    }
  | { readonly kind: 'system'; readonly alsoReads?: undefined };

/** The prefix of every key of a studio. The closing `#` keeps studio 1 out of studio 10. */
export const studioPrefix = (studioId: string): string => `S#${studioId}#`;

/** The prefix of every key that belongs to no single studio. */
export const systemPrefix = 'SYS#';

/**
 * The partition for one purpose's secrets, as an entity key template. It contains nothing else: access to secrets is
 * granted by partition, because an IAM policy cannot see sort keys.
 */
export const secretPartition = (purpose: SealPurpose): string => `S#\${studioId}#SECRET#${purpose}`;

/**
 * The prefix of items that concern all studios. Every studio may read them and use them in the conditions of its
 * writes.
 */
export const platformPrefix = `${systemPrefix}PLATFORM#`;

/** Whether a key may be read or written under a scope. */
export const isInside = (scope: Scope, key: string): boolean =>
  key.startsWith(scope.kind === 'studio' ? studioPrefix(scope.studioId) : systemPrefix);
