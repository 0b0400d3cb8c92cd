import { tables } from '#functions/_data/table/tables.ts';
import type { Tables } from './ports/table.ts';

/**
 * The table as a side effect. A function that lists it bundles the table's client, and does not start without the
 * table's name.
 */
export const table = (): Tables => tables;
