import { tables } from '#functions/_data/table/tables.ts';

export const studioId = '00000000-0000-4000-8000-000000000001';

/** The table of the one studio of each schedule: the one currently in memory. */
export const studioTable = tables.forStudio(studioId);
