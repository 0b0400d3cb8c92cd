import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';

/** Up to this size a file is read and imported while its owner waits for the answer. */
const smallBytesMax = 1024 * 1024;

export const isSmallFile = (sizeBytes: number): boolean => sizeBytes <= smallBytesMax;

export const isSmallImport = (sizeBytes: number, rows: number): boolean =>
  isSmallFile(sizeBytes) && rows <= csvRowsMax;

/** Once a request has certainly ended, a worker checks whether it finished. */
export const afterRequestSeconds = 60;
