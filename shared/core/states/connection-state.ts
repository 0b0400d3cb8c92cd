/** The state of a connection: the worst of its parts. */
export const connectionStates = [
  'not-connected',
  'connected',
  'sign-in-refused',
  'not-answering',
  'problem',
] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** The known parts of a connection. Missing parts are null. */
export interface ConnectionParts {
  readonly connected: boolean;
  readonly credentialsRefused: boolean;
  readonly breaker: 'closed' | 'open' | 'half-open';
  /** The last unresolved problem. */
  readonly lastError: object | null;
  /** Classes whose offered places differed from the number set, at the last poll. */
  readonly driftClasses: number;
}

/**
 * Summarises a connection.
 *
 * - `not-connected`: there is none, or it was ended
 * - `sign-in-refused`: the stored credentials are no longer accepted, nothing is sent
 * - `not-answering`: it failed several times in a row
 * - `problem`: its last answer was an error, or the offered places of some classes differ from the number set
 * - `connected`: no problem is known
 */
export function connectionStateOf(parts: ConnectionParts): ConnectionState {
  if (!parts.connected) return 'not-connected';
  if (parts.credentialsRefused) return 'sign-in-refused';
  if (parts.breaker !== 'closed') return 'not-answering';
  return parts.lastError !== null || parts.driftClasses > 0 ? 'problem' : 'connected';
}

/** Whether a connection exists and has no known problem. */
export const isWorking = (state: ConnectionState): boolean => state === 'connected';
