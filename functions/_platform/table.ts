import { tables } from '#functions/_data/table/tables.ts';
import type { Tables } from './ports/table.ts';

/**
 * The table, as one of a function's side effects: a function that names it contains the table's client, and does not
 * start without the table's name.
 */
export const table = (): Tables => tables;
