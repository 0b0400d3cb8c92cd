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

/** Every month in which classes of a studio may be looked for though nothing leads there any more. */
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

/** Its items that stand among those of all studios: whose a customer at Stripe is, and visits that have not ended. */
async function sharedKeys(table: SystemTable, { studioId, customerId }: Leaving): Promise<ItemKey[]> {
  const visits = await indexedKeysOf(table, `SYS#VISIT#${studioId}`, studioId);
  const customer = customerId === undefined ? [] : [{ pk: `SYS#STRIPE#${customerId}`, sk: 'OWNER' }];
  return [...visits, ...(await presentAmong(table, customer))];
}

/**
 * Its items in the table, by key alone. What leads to other partitions is deleted after them, and remembered: the count
 * looks there too, and into every usual month, whether anything leads there or not.
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
