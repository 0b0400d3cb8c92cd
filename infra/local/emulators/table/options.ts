import type { ChangeRecord } from './records.ts';
import type { Faults } from './faults.ts';
import type { GlobalTableProperties } from './global-table.ts';

export type AuthorizeCall = {
  accessKeyId: string;
  /** The action by its IAM name. A transaction needs the action of each operation in it. */
  action: string;
  tableName: string;
  indexName?: string;
  /** The partition keys that the call names, for conditions on dynamodb:LeadingKeys. */
  leadingKeys?: string[];
};
export type MeteredCall = {
  accessKeyId: string;
  action: string;
  tableName: string;
  indexName?: string;
  readUnits: number;
  writeUnits: number;
  leadingKeys?: string[];
};
export type TableOptions = {
  /** Folder of the LevelDB store; without it the table lives in memory. */
  path?: string;
  now: () => Date;
  port?: number;
  region?: string;
  accountId?: string;
  /** True, or the sentence of the AccessDeniedException. */
  authorize?: (call: AuthorizeCall) => true | string;
  /** Units as AWS bills them, index writes included; once for each table of a call. */
  onCall?: (call: MeteredCall) => void;
  faults?: Faults;
  /** How often expired items are looked for. */
  sweepIntervalMs?: number;
  /** How long a table stays in CREATING or DELETING. */
  tableChangeMs?: number;
};
export type TableEmulator = {
  url: string;
  close: () => Promise<void>;
  /** Records come in the order of the commits, after the write can be read. Returns how to stop. */
  onRecord: (listener: (record: ChangeRecord, tableName: string) => void) => () => void;
  /** Deletes everything that has expired by now(); resolves to the number of deleted items. */
  sweepExpired: () => Promise<number>;
  setFaults: (faults: Faults | undefined) => void;
  createFromTemplate: (properties: GlobalTableProperties) => Promise<void>;
};
