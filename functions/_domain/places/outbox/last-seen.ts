import type { Marketplace } from '#shared/contracts/channels.ts';
import { addHours } from '#shared/core/time/zone.ts';
import { openHours } from '#functions/_domain/classes/horizon.ts';

/** The facts about a class at a marketplace. */
export interface SeenClass {
  readonly classId: string;
  readonly startsAt: string;
  readonly pushVersions: Readonly<Partial<Record<Marketplace, number | undefined>>>;
  readonly confirmed: Readonly<
    Partial<
      Record<
        Marketplace,
        { readonly atSeconds?: number | undefined; readonly pushVersion?: number | undefined } | undefined
      >
    >
  >;
}

/** The facts about the last reading of a marketplace. */
export interface LastReading {
  readonly marketplace: Marketplace;
  readonly lastReadAt?: string | undefined;
  readonly notSeen?: readonly string[] | undefined;
}

const wasRead = ({ startsAt }: SeenClass, readAt: string): boolean =>
  readAt < startsAt && startsAt <= addHours(readAt, openHours);

/**
 * When a marketplace last showed the pending number of a class: when its push was confirmed, or at the last reading if
 * that found no difference.
 *
 * @returns undefined if the marketplace never showed the latest number
 */
export function lastSeenAt(
  cls: SeenClass,
  { marketplace, lastReadAt, notSeen = [] }: LastReading,
): string | undefined {
  const { atSeconds, pushVersion } = cls.confirmed[marketplace] ?? {};
  if (atSeconds === undefined || pushVersion !== cls.pushVersions[marketplace]) return undefined;
  const at = new Date(atSeconds * 1000).toISOString();
  if (lastReadAt === undefined || lastReadAt <= at) return at;
  return wasRead(cls, lastReadAt) && !notSeen.includes(cls.classId) ? lastReadAt : at;
}
