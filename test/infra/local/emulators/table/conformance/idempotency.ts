import { randomUUID } from 'node:crypto';
import { addOne, get, n, put, putNew, refusedBy, transact } from './calls.ts';
import type { Case } from './endpoint.ts';

export const idempotency: Case[] = [
  {
    name: 'the same token and items are done once and answered twice',
    run: async (context) => {
      const token = { ClientRequestToken: randomUUID() };
      await transact(context, [addOne(context, 'a')], token);
      await transact(context, [addOne(context, 'a')], token);
      expect((await get(context, 'a'))?.['n']).toEqual(n(1));
    },
  },
  {
    name: 'the same token with other items is refused',
    run: async (context) => {
      const token = { ClientRequestToken: randomUUID() };
      await transact(context, [addOne(context, 'a')], token);
      const refused = await refusedBy(transact(context, [addOne(context, 'b')], token));
      expect(refused.name).toBe('IdempotentParameterMismatchException');
      expect(await get(context, 'b')).toBeUndefined();
    },
  },
  {
    name: 'another token does it again',
    run: async (context) => {
      await transact(context, [addOne(context, 'a')], { ClientRequestToken: randomUUID() });
      await transact(context, [addOne(context, 'a')], { ClientRequestToken: randomUUID() });
      expect((await get(context, 'a'))?.['n']).toEqual(n(2));
    },
  },
  {
    name: 'a cancelled transaction may be tried again under its token',
    run: async (context) => {
      const token = { ClientRequestToken: randomUUID() };
      await put(context, 'a');
      const items = [putNew(context, 'a'), addOne(context, 'b')];
      for (const attempt of [1, 2]) {
        const refused = await refusedBy(transact(context, items, token));
        expect([attempt, refused.name]).toEqual([attempt, 'TransactionCanceledException']);
      }
      expect(await get(context, 'b')).toBeUndefined();
    },
  },
];
