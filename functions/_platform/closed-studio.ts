import { createHash } from 'node:crypto';
import { ClosedStudioEntity } from '../_data/closed-studio.ts';
import { acrossStudios } from './scope.ts';

/** As long as backups hold the studio; far longer than any access token is good for. */
const keptSeconds = 35 * 24 * 3600;

const digestOf = (studioId: string): string => createHash('sha256').update(studioId).digest('hex');

/** Notes that a studio is being removed: from now on its tokens open nothing. */
export async function noteClosed(studioId: string, now: Date): Promise<void> {
  const expiresAtSeconds = Math.floor(now.getTime() / 1000) + keptSeconds;
  await acrossStudios(() => ClosedStudioEntity.put({ digest: digestOf(studioId), expiresAtSeconds }).go());
}

/** Whether a studio was removed while tokens of it may still be good. */
export const isClosed = async (studioId: string): Promise<boolean> =>
  (await acrossStudios(() => ClosedStudioEntity.get({ digest: digestOf(studioId) }).go())).data !== null;
