import { PlatformEntity, platformShardOf } from '#functions/_data/studio/platform.ts';
import { StudioEntity } from '#functions/_data/studio/studio.ts';
import { writerOf, type Write } from '#functions/_data/table/writer.ts';

/** Two checks that fail the transaction while automation is paused, by the studio or for all studios. */
export const notPausedChecks = (studioId: string): Write[] => [
  writerOf(StudioEntity)
    .check({ studioId })
    .where((item, { eq, notExists }) =>
      [notExists(item.automationPaused), eq(item.automationPaused, false)].join(' OR '),
    )
    .commit(),
  writerOf(PlatformEntity)
    .check({ shard: platformShardOf(studioId) })
    .where((item, { eq, notExists }) => [notExists(item.paused), eq(item.paused, false)].join(' OR '))
    .commit(),
];
