/** The state of a connection: the worst of its parts. */
export const connectionStates = [
  'not-connected',
  'connected',
  'sign-in-refused',
  'not-answering',
  'problem',
] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** The known parts of a connection. Parts that it does not have are null. */
export interface ConnectionParts {
  readonly connected: boolean;
  readonly credentialsRefused: boolean;
  readonly breaker: 'closed' | 'open' | 'half-open';
  /** The last problem that has not ended since. */
  readonly lastError: object | null;
  /** Classes that did not show the places that were set, at the last reading. */
  readonly driftClasses: number;
}

/**
 * Sums up a connection.
 *
 * - `not-connected`: there is none, or it was ended
 * - `sign-in-refused`: the stored credentials are no longer accepted, nothing is sent
 * - `not-answering`: it failed several times in a row
 * - `problem`: its last answer was an error, or classes show other places than were set
 * - `connected`: nothing is known to be wrong
 */
export function connectionStateOf(parts: ConnectionParts): ConnectionState {
  if (!parts.connected) return 'not-connected';
  if (parts.credentialsRefused) return 'sign-in-refused';
  if (parts.breaker !== 'closed') return 'not-answering';
  return parts.lastError !== null || parts.driftClasses > 0 ? 'problem' : 'connected';
}

/** Whether a connection exists and nothing is known to be wrong with it. */
export const isWorking = (state: ConnectionState): boolean => state === 'connected';
