/** Where a decision can stand. Values alone: who reads them carries no schema for it. */
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
