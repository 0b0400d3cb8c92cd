import { csvRowsMax } from '#shared/contracts/imports/import-result.ts';

/** A file up to this size is read and imported while its owner waits for the response. */
const smallBytesMax = 1024 * 1024;

export const isSmallFile = (sizeBytes: number): boolean => sizeBytes <= smallBytesMax;

export const isSmallImport = (sizeBytes: number, rows: number): boolean =>
  isSmallFile(sizeBytes) && rows <= csvRowsMax;

/** After this time the request has certainly ended, and a worker checks whether it finished the work. */
export const afterRequestSeconds = 60;
