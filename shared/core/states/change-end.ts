/** A change and the instants that are known of it, as ISO texts. */
export interface ChangeTimes {
  readonly status: 'success' | 'failure' | 'pending' | 'not-sent';
  readonly createdAt: string;
  readonly appliedAt: string | null;
  /** When it failed, or a newer change took its place; null where that was not recorded. */
  readonly endedAt: string | null;
}

/**
 * The instant at which a change came to its end, whichever that was; null while it is pending. A change whose end was not
 * recorded is said to be as old as its beginning.
 */
export function endOfChange({ status, createdAt, appliedAt, endedAt }: ChangeTimes): string | null {
  if (status === 'pending') return null;
  return (status === 'success' ? appliedAt : endedAt) ?? createdAt;
}
