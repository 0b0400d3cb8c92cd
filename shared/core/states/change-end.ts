/** A change and its known instants, as ISO texts. */
export interface ChangeTimes {
  readonly status: 'success' | 'failure' | 'pending' | 'not-sent';
  readonly createdAt: string;
  readonly appliedAt: string | null;
  /** When it failed, or a newer change took its place; null where that was not recorded. */
  readonly endedAt: string | null;
}

/**
 * The instant at which a change ended, in whatever way; null while it is pending. If the end was not recorded, the
 * change counts as ended when it began.
 */
export function endOfChange({ status, createdAt, appliedAt, endedAt }: ChangeTimes): string | null {
  if (status === 'pending') return null;
  return (status === 'success' ? appliedAt : endedAt) ?? createdAt;
}
