import type { RunStatus } from './run.ts';

/** Whether nothing happens to a run any more. */
export const hasRunEnded = ({ status }: { readonly status: RunStatus }): boolean =>
  status === 'done' || status === 'failed';
