import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { ConnectionHealth } from '#shared/contracts/integrations/integration.ts';
import { counted } from '#shared/core/text/counted.ts';

/** '12 h before class, 60% to 90%, medium priority' */
export const guidelinesInWords = (guidelines: OptimisationGuidelines): string => {
  const { enabled, minHoursBeforeClass, lowOccupancyPercent, highOccupancyPercent, priority } = guidelines;
  return enabled
    ? `${minHoursBeforeClass} h before class, ${lowOccupancyPercent}% to ${highOccupancyPercent}%, ${priority} priority`
    : 'Off';
};

export interface Trouble {
  readonly type: 'error' | 'warning';
  readonly header: string;
  readonly text: string;
  /** Other credentials are what helps. */
  readonly reconnect: boolean;
}

/** What is wrong with a connection, the worst alone; null where nothing is. `at` says an instant on the studio's clock. */
export function troubleOf(
  name: string,
  health: ConnectionHealth | null,
  at: (instant: string) => string,
): Trouble | null {
  if (!health) return null;
  const { credentialsRefused, breaker, lastError, retryAt, driftClasses } = health;
  const last = lastError ? `${lastError.message} (${at(lastError.at)})` : '';
  if (credentialsRefused)
    return {
      type: 'error',
      header: `${name} no longer accepts the stored credentials`,
      text: 'They have expired or were changed there. Nothing is sent until you connect again.',
      reconnect: true,
    };
  if (breaker !== 'closed')
    return {
      type: 'warning',
      header: `${name} is not answering`,
      text: [last, retryAt ? `Cupo tries again at ${at(retryAt)}.` : 'Cupo tries again soon.']
        .filter(Boolean)
        .join(' '),
      reconnect: false,
    };
  if (lastError) return { type: 'warning', header: 'Last problem', text: last, reconnect: false };
  if (driftClasses > 0)
    return {
      type: 'warning',
      header: `${counted(driftClasses, 'class shows', 'classes show')} other places`,
      text: `${name} showed another number than was set. Cupo sets it again.`,
      reconnect: false,
    };
  return null;
}
