import * as messages from '#messages/integrations';
import type { OptimisationGuidelines } from '#shared/contracts/integrations/guidelines.ts';
import type { ConnectionHealth } from '#shared/contracts/integrations/integration.ts';

const priorities: Record<OptimisationGuidelines['priority'], string> = {
  low: messages.lowPriority,
  medium: messages.mediumPriority,
  high: messages.highPriority,
};

/** The guidelines in short, such as '12 h before class, 60% to 90%, medium priority'. */
export const guidelinesMessage = (guidelines: OptimisationGuidelines): string => {
  const { enabled, minHoursBeforeClass, lowOccupancyPercent, highOccupancyPercent, priority } = guidelines;
  return enabled
    ? messages.hBeforeClassToPriority(
        minHoursBeforeClass,
        lowOccupancyPercent,
        highOccupancyPercent,
        priorities[priority],
      )
    : messages.off;
};

export interface ConnectionTrouble {
  readonly type: 'error' | 'warning';
  readonly header: string;
  readonly text: string;
  /** The problems that other credentials would solve. */
  readonly reconnect: boolean;
}

/** The worst problem of a connection. Null if there is none. `at` formats an instant in the studio's local time. */
export function troubleOf(
  name: string,
  health: ConnectionHealth | null,
  at: (instant: string) => string,
): ConnectionTrouble | null {
  if (!health) return null;
  const { credentialsRefused, breaker, lastError, retryAt, driftClasses } = health;
  const last = lastError ? `${lastError.message} (${at(lastError.at)})` : '';
  if (credentialsRefused)
    return {
      type: 'error',
      header: messages.noLongerAcceptsTheStoredCredentials(name),
      text: messages.theyHaveExpiredOrWereChanged,
      reconnect: true,
    };
  if (breaker !== 'closed')
    return {
      type: 'warning',
      header: messages.isNotAnswering(name),
      text: [last, retryAt ? messages.cupoTriesAgainAt(at(retryAt)) : messages.cupoTriesAgainSoon]
        .filter(Boolean)
        .join(' '),
      reconnect: false,
    };
  if (lastError) return { type: 'warning', header: messages.lastProblem, text: last, reconnect: false };
  if (driftClasses > 0)
    return {
      type: 'warning',
      header: messages.otherPlaces(driftClasses),
      text: messages.showedAnotherNumberThanWasSet(name),
      reconnect: false,
    };
  return null;
}
