import { tables } from '#functions/_data/table/tables.ts';

/** The table for one studio, as its own handlers get it. */
export const tableOf = tables.forStudio;
