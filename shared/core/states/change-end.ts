/** A change and its known times, as ISO texts. */
export interface ChangeTimes {
  readonly status: 'success' | 'failure' | 'pending' | 'not-sent';
  readonly createdAt: string;
  readonly appliedAt: string | null;
  /** When it failed, or a newer change replaced it; null if that was not recorded. */
  readonly endedAt: string | null;
}

/**
 * When a change ended, in whatever way; null while it is pending. If the end was not recorded, the change counts as
 * ended when it began.
 */
export function endOfChange({ status, createdAt, appliedAt, endedAt }: ChangeTimes): string | null {
  if (status === 'pending') return null;
  return (status === 'success' ? appliedAt : endedAt) ?? createdAt;
}
