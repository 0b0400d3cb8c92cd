import { startTable, type TestTable } from './start-table.ts';

/** A table that can be made to refuse every call, as if the process that calls it had died. */
export interface StoppingTable extends TestTable {
  /** Lets the table answer only so many further calls; all of them if no number is given. */
  stopAfter(calls?: number): void;
  /** Whether it has refused a call since it was last told how many to answer. */
  hasStopped(): boolean;
}

export async function startStoppingTable(): Promise<StoppingTable> {
  let callsLeft = Number.POSITIVE_INFINITY;
  const table = await startTable({
    authorize: () => {
      callsLeft -= 1;
      return callsLeft >= 0 || 'The test lets nothing pass any more.';
    },
  });
  return Object.assign(table, {
    stopAfter: (calls = Number.POSITIVE_INFINITY) => void (callsLeft = calls),
    hasStopped: () => callsLeft < 0,
  });
}
