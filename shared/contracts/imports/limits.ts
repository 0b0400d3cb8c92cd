/** The most columns a file may have. */
export const columnsMax = 200;
/** The longest value that all rows of a file share, and the longest text that is repaired or read instead. */
export const sharedValueCharactersMax = 200;
/** The most repairs of one file, of single cells and of values together, rows left out by a value among them. */
export const repairsMax = 500;
/** The most characters of all its repairs together: they are stored with the plan. */
export const repairCharactersMax = 20_000;
/** The most rows that are left out one by one. */
export const leftOutRowsMax = 1_000;
/** The most different problems that a check of a file keeps; the rest are counted. */
export const problemsMax = 2_000;
/** The most problems of a page. */
export const problemsPageMax = 20;
/** The most rows of a preview. */
export const previewRowsMax = 16;
