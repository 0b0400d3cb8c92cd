import {
  PlatformChangeEntity,
  PlatformEntity,
  platformShardOf,
  platformShards,
} from '#functions/_data/studio/platform.ts';
import { writerOf } from '#functions/_data/table/writer.ts';
import { committed } from '#functions/_domain/commit/commit.ts';
import type { Derivers } from '#functions/_domain/commit/derived.ts';
import type { OpenTable, StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

/** When the team paused the automation of all studios, and why. */
export interface PlatformPause {
  readonly at: string;
  readonly reason: string;
}

/** The pause of all studios, from the copy that a studio's transactions check. Undefined if there is none. */
export async function readPlatformPause(
  table: OpenTable,
  studioId: string,
  consistent = false,
): Promise<PlatformPause | undefined> {
  const shard = platformShardOf(studioId);
  const { data: found } = await table.of(PlatformEntity).get({ shard }).go({ consistent });
  return found?.paused ? { at: found.at, reason: found.reason } : undefined;
}

/** Whether the team paused the automation of all studios. */
export const isPausedByTeam = async (table: StudioTable, studioId: string): Promise<boolean> =>
  (await readPlatformPause(table, studioId)) !== undefined;

export interface PlatformSwitch extends PlatformPause {
  readonly paused: boolean;
  readonly changeId: string;
  readonly correlationId: string;
}

interface PlatformSwitched {
  readonly kind: 'platform-switched';
  readonly given: PlatformSwitch;
}

const shards = Array.from({ length: platformShards }, (_, shard) => String(shard));

export const platformDerivers: Derivers<PlatformSwitched> = {
  'platform-switched': ({ given: { changeId, ...given } }) => ({
    items: [
      ...shards.map((shard) =>
        writerOf(PlatformEntity)
          .put({ shard, ...given })
          .commit(),
      ),
      writerOf(PlatformChangeEntity)
        .create({ changeId, ...given })
        .commit(),
    ],
  }),
};

/**
 * Sets the switch for all studios in one transaction. Pushes claimed before it are still sent; later claims are
 * refused.
 *
 * @throws if the table stays too busy; the switch is then not set
 */
export async function storePlatformSwitch(acrossStudios: SystemTable, given: PlatformSwitch): Promise<void> {
  const isStored = await committed(acrossStudios, platformDerivers, [{ kind: 'platform-switched', given }]);
  if (!isStored) throw new Error('the pause of all studios could not be changed: the table was busy');
}
