import { isPausedByTeam } from '#functions/_domain/studio/platform-store.ts';
import { readStudio } from '#functions/_domain/studio/studio-store.ts';
import type { PausedBy } from './activity-view.ts';

/** Where a studio is, and who has paused its automation: both pauses hold, and the team's is the one it cannot end. */
export async function readPause(
  studioId: string,
): Promise<{ readonly timezone: string; readonly pausedBy: PausedBy | undefined }> {
  const [{ timezone, automationPaused }, byTeam] = await Promise.all([
    readStudio(studioId),
    isPausedByTeam(studioId),
  ]);
  return { timezone, pausedBy: byTeam ? 'team' : automationPaused ? 'studio' : undefined };
}
