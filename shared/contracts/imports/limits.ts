/** Maximum number of columns in a file. */
export const columnsMax = 200;
/** Maximum length of a value shared by all rows of a file, and of a text in a repair. */
export const sharedValueCharactersMax = 200;
/** Maximum number of repairs per file: single cells, values, and rows excluded by a value together. */
export const repairsMax = 500;
/** Maximum total length of its repairs in characters, because they are stored with the plan. */
export const repairCharactersMax = 20_000;
/** Maximum number of rows excluded one by one. */
export const leftOutRowsMax = 1_000;
/** Maximum number of distinct problems that a check of a file stores; the rest are only counted. */
export const problemsMax = 2_000;
/** Maximum number of problems per page. */
export const problemsPageMax = 20;
/** Maximum number of rows in a preview. */
export const previewRowsMax = 16;
