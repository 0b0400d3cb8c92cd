/** Up to here a file is read, and taken in, while its owner waits for the answer. */
const smallBytesMax = 1024 * 1024;
const smallRowsMax = 2_000;

export const isSmallFile = (sizeBytes: number): boolean => sizeBytes <= smallBytesMax;

export const isSmallImport = (sizeBytes: number, rows: number): boolean =>
  isSmallFile(sizeBytes) && rows <= smallRowsMax;

/** After a request has certainly ended, a worker looks whether it got to its end. */
export const afterRequestSeconds = 60;
