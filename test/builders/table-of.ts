import { tables } from '#functions/_data/table/tables.ts';

/** The table of one studio, as handlers receive it. */
export const tableOf = tables.forStudio;
