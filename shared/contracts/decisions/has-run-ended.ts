import type { RunStatus } from './run.ts';

/** Whether a run has ended. */
export const hasRunEnded = ({ status }: { readonly status: RunStatus }): boolean =>
  status === 'done' || status === 'failed';
