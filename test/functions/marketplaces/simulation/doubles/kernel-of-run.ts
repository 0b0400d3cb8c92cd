import type { Kernel } from '../kernel.ts';
import type { MemoryTable } from '../memory-table.ts';

/** The run that the doubles belong to; a process executes runs one after the other. */
export interface Run {
  readonly kernel: Kernel;
  readonly table: MemoryTable;
}

let current: Run | undefined;

export const begin = (run: Run): void => {
  current = run;
};

export function run(): Run {
  if (!current) throw new Error('no run has begun');
  return current;
}
