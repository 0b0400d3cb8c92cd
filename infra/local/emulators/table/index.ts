// The entry point of this part, which can be started without the rest of the twin.
export { createTable } from './create-table.ts';
export type { Faults } from './faults.ts';
export type { MeteredCall, TableEmulator, TableOptions } from './options.ts';
export type { ChangeRecord } from './records.ts';
