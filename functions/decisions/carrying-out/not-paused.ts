import { Failure } from '#shared/contracts/failure.ts';
import type { PausedBy } from '#functions/_domain/places/outbox/activity-view.ts';
import { readPause } from '#functions/_domain/places/outbox/read-pause.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

const refusals: Record<PausedBy, string> = {
  studio: 'Automation is paused. Resume it under Settings first. Your own capacity edits still work.',
  team: 'The Cupo team has paused automation for all studios. Ask us under Support when it resumes. Your own capacity edits still work.',
};

/**
 * Throws while automation is paused, because then nothing may be sent automatically.
 *
 * @throws {Failure} `automation-paused`, with who paused automation and what to do
 */
export function refusePaused(pausedBy: PausedBy | undefined): void {
  if (pausedBy) throw new Failure('automation-paused', refusals[pausedBy]);
}

/**
 * Throws if the stored state says that automation is paused.
 *
 * @throws {Failure} `automation-paused`
 */
export const assertNotPaused = async (table: StudioTable, studioId: string): Promise<void> =>
  refusePaused((await readPause(table, studioId)).pausedBy);
