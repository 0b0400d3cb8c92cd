/** The statuses of a decision. They are plain values, so that whoever reads them needs no schema. */
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
