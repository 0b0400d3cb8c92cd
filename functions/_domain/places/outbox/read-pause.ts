import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { PausedBy } from './activity-view.ts';
import type { StudioTable } from '#functions/_platform/ports/table.ts';

/**
 * Reads a studio's time zone and who paused its automation. If both the studio and the team did, the team's pause
 * counts, because the studio cannot end it.
 */
export async function readPause(
  table: StudioTable,
  studioId: string,
): Promise<{ readonly timezone: string; readonly pausedBy: PausedBy | undefined }> {
  const [{ timezone, automationPaused }, byTeam] = await Promise.all([
    readStudio(table, studioId),
    isPausedByTeam(table, studioId),
  ]);
  return { timezone, pausedBy: byTeam ? 'team' : automationPaused ? 'studio' : undefined };
}
