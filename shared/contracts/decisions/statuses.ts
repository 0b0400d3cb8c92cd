/** The statuses of a decision, as plain values that can be read without a schema. */
export const decisionStatuses = [
  'pending-review',
  'queued',
  'sending',
  'executed',
  'partly-executed',
  'failed',
  'rejected',
  'withdrawn',
  'superseded',
  'expired',
] as const;
