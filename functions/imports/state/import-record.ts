import type { Marketplace } from '#shared/contracts/channels.ts';
import type { ImportStatus, ImportView } from '#shared/contracts/imports/import.ts';
import type { StayReason, TakingBackView } from '#shared/contracts/imports/taking-back.ts';

/** How many rows remain for one reason. */
export interface Stays {
  readonly reason: StayReason;
  readonly rows: number;
}

export interface SkippedReason {
  readonly reason: string;
  readonly rows: number;
}

/** A row of a file that was skipped or left as it was: its number, the class that it names, and why. */
export interface SkippedRow {
  readonly row: number;
  readonly className: string;
  readonly reason: string;
}

/** How many rows of a file were imported, updated, unchanged, skipped, left cancelled, or cancelled a class. */
export interface ImportCounts {
  readonly imported: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly leftCancelled: number;
  /** Absent if there are none. */
  readonly cancelled?: number | undefined;
  /** How many classes it calls cancelled that an earlier file had cancelled. Absent if there are none. */
  readonly cancelledBefore?: number | undefined;
  /** How many new bookings may be of clients whose booking of the class is known already. Absent if there are none. */
  readonly mayBeTwice?: number | undefined;
}

/** An import as it is stored. */
export interface Import {
  readonly studioId: string;
  readonly importId: string;
  readonly kind: 'schedule' | 'bookings';
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly status: ImportStatus;
  readonly slot: string;
  readonly createdAt: string;
  readonly finishedAt?: string | undefined;
  readonly rowsTotal?: number | undefined;
  readonly rowsChecked: number;
  /** How many rows the owner or their status left out. */
  readonly rowsLeftOut?: number | undefined;
  readonly chunks?: number | undefined;
  readonly result?: ImportCounts | undefined;
  readonly problem?: string | undefined;
  readonly findingsTotal: number;
  readonly hasRejectedRows?: boolean | undefined;
  readonly skippedReasons?: SkippedReason[] | undefined;
  readonly takingBack?: TakingBackView['status'] | undefined;
  /** The next chunk to remove. */
  readonly takeBackFrom?: number | undefined;
  /** How many rows have been removed. */
  readonly takenBack?: number | undefined;
  readonly stays?: Stays[] | undefined;
  readonly stillSelling?: Marketplace[] | undefined;
  readonly version: number;
}

/** The counts of one completed chunk of an import. */
export interface ChunkDone {
  readonly chunk: number;
  readonly rows: number;
  readonly counts: ImportCounts;
  /** How many rows were left out because of their status. Absent if there are none. */
  readonly leftOut?: number | undefined;
  readonly skippedReasons: readonly SkippedReason[];
  /** The first rows among them. Chunks that an earlier release stored have none. */
  readonly skippedRows?: readonly SkippedRow[] | undefined;
}

/** The counts of a chunk, or why its rows are not counted. */
export interface ChunkState extends ChunkDone {
  readonly uncounted: 'writing' | 'given-up' | undefined;
}

/** The progress of an import, summed over its chunks. */
export interface Done {
  readonly rows: number;
  readonly result: ImportCounts;
  readonly skippedReasons: readonly SkippedReason[];
  /** Whether the counts are final, will grow, or leave out rows that cannot be counted any more. */
  readonly resultIs: ImportView['resultIs'];
}
