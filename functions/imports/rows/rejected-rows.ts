import type { Finding } from '#shared/contracts/errors.ts';
import { importFindingsMax } from '#shared/contracts/imports/import.ts';
import { byteOrderMark, writeCsv } from '#shared/core/csv/write-csv.ts';
import type { Files } from '#functions/_platform/ports/files.ts';
import { reasonOf } from '../reading/column-names.ts';
import type { Scratch, ScratchFile } from '#functions/_platform/ports/scratch.ts';

/** The problems of a file, and every row that has a problem. */
export interface Rejected {
  /** The first findings. The file of rejected rows contains all of them. */
  readonly findings: readonly Finding[];
  readonly total: number;
  /** Records a refused row. `cells` are the row's cells as in the file. */
  add(row: number, cells: readonly string[], found: readonly Finding[]): Promise<void>;
  /**
   * Stores the rows under a key.
   *
   * @returns whether there were any rows
   */
  store(files: Files, key: string): Promise<boolean>;
}

/**
 * Collects refused rows as CSV. Each row begins with its row number and the reasons, followed by its original cells.
 */
export function collectRejected(titles: readonly string[], scratch: Scratch): Rejected {
  const findings: Finding[] = [];
  let total = 0;
  let file: ScratchFile | undefined;
  const begin = async (): Promise<ScratchFile> => {
    const begun = await scratch.create();
    await begun.write(byteOrderMark + writeCsv([['row', 'reason', ...titles]]));
    return begun;
  };
  return {
    findings,
    get total() {
      return total;
    },
    add: async (row, cells, found) => {
      total += found.length;
      findings.push(...found.slice(0, importFindingsMax - findings.length));
      file ??= await begin();
      await file.write(writeCsv([[row, found.map(reasonOf).join('; '), ...cells]]));
    },
    store: async (files, key) => {
      if (!file) return false;
      try {
        await files.putFile(key, file.path, await file.close());
      } finally {
        await file.remove();
      }
      return true;
    },
  };
}
