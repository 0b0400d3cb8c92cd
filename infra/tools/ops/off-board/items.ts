import {
  allKeysOf,
  deleteKeys,
  indexedKeysOf,
  type ItemKey,
  keysOf,
  presentAmong,
} from '#functions/_data/own-items.ts';
import { ownPartitions, type Register } from '#functions/_data/own-partitions.ts';
import { inParallel } from '#functions/_platform/common/in-parallel.ts';
import { readMonths } from '#functions/imports/clearing/clear-classes-store.ts';
import type { Leaving, Place } from './place.ts';
import { tables } from '#functions/_data/table/tables.ts';
import type { StudioTable, SystemTable } from '#functions/_platform/ports/table.ts';

const readsAtOnce = 8;
const yearsBack = 15;
const yearsAhead = 3;

/** Every month in which to search for a studio's classes, even if no other item refers to that month any more. */
const usualMonths = (now: Date): string[] =>
  Array.from({ length: (yearsBack + yearsAhead) * 12 }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear() - yearsBack, index));
    return month.toISOString().slice(0, 7).replace('-', '');
  });

const union = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];
const sortKeysOf = async (table: StudioTable, pk: string): Promise<string[]> =>
  (await allKeysOf(table, pk)).map(({ sk }) => sk);

/** Reads the register of the studio's own items. */
const readRegister = async (studioId: string): Promise<Register> => {
  const table = tables.forStudio(studioId);
  return {
    months: await readMonths(table, studioId),
    importIds: await sortKeysOf(table, `S#${studioId}#IMPORT`),
    ticketIds: await sortKeysOf(table, `S#${studioId}#TICKET`),
  };
};

/**
 * The studio's items in partitions shared by all studios: the link from its customer at Stripe, and visits that have
 * not ended.
 */
async function sharedKeys(table: SystemTable, { studioId, customerId }: Leaving): Promise<ItemKey[]> {
  const visits = await indexedKeysOf(table, `SYS#VISIT#${studioId}`, studioId);
  const customer = customerId === undefined ? [] : [{ pk: `SYS#STRIPE#${customerId}`, sk: 'OWNER' }];
  return [...visits, ...(await presentAmong(table, customer))];
}

/**
 * The studio's items in the table, deleted by key. Items that refer to other partitions are deleted last and
 * remembered: the count also checks the partitions that they refer to, and every usual month, whether or not an item
 * refers to it.
 */
export async function items(leaving: Leaving, now: Date): Promise<Place> {
  const { studioId } = leaving;
  let register = await readRegister(studioId);
  const learn = async () => {
    const { months, importIds, ticketIds } = await readRegister(studioId);
    register = {
      months: union(register.months, months),
      importIds: union(register.importIds, importIds),
      ticketIds: union(register.ticketIds, ticketIds),
    };
  };
  return {
    name: 'items',
    count: async () => {
      await learn();
      const everywhere = { ...register, months: union(register.months, usualMonths(now)) };
      const counts = await inParallel(
        ownPartitions(studioId, everywhere),
        readsAtOnce,
        async (pk) => (await allKeysOf(tables.forStudio(studioId), pk)).length,
      );
      const shared = await sharedKeys(tables.acrossStudios, leaving);
      return counts.reduce((sum, count) => sum + count, shared.length);
    },
    empty: async () => {
      await learn();
      await deleteKeys(tables.acrossStudios, await sharedKeys(tables.acrossStudios, leaving));
      const table = tables.forStudio(studioId);
      for (const pk of ownPartitions(studioId, register))
        for await (const keys of keysOf(table, pk)) await deleteKeys(table, keys);
    },
  };
}
