import type { ChangeRecord } from './records.ts';
import type { Faults } from './faults.ts';
import type { GlobalTableProperties } from './global-table.ts';

export type AuthorizeCall = {
  accessKeyId: string;
  /** The IAM name of the action. A transaction needs the action of each of its operations. */
  action: string;
  tableName: string;
  indexName?: string;
  /** The partition keys in the call, for conditions on dynamodb:LeadingKeys. */
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
  /** The folder of the LevelDB store; without it the table is only in memory. */
  path?: string;
  now: () => Date;
  port?: number;
  region?: string;
  accountId?: string;
  /** True, or the message of the AccessDeniedException. */
  authorize?: (call: AuthorizeCall) => true | string;
  /** Reports units as AWS bills them, including index writes; once for each table of a call. */
  onCall?: (call: MeteredCall) => void;
  faults?: Faults;
  /** The interval between searches for expired items. */
  sweepIntervalMs?: number;
  /** How long a table stays in CREATING or DELETING. */
  tableChangeMs?: number;
};
export type TableEmulator = {
  url: string;
  close: () => Promise<void>;
  /** Records arrive in commit order, once their writes can be read. Returns a function that unsubscribes. */
  onRecord: (listener: (record: ChangeRecord, tableName: string) => void) => () => void;
  /** Deletes everything that has expired by now(); resolves to the number of deleted items. */
  sweepExpired: () => Promise<number>;
  setFaults: (faults: Faults | undefined) => void;
  createFromTemplate: (properties: GlobalTableProperties) => Promise<void>;
};
