import { TransactGetItemsCommand } from '@aws-sdk/client-dynamodb';
import { addOne, get, keyOf, n, put, putNew, putOne, refusedBy, s, transact } from './calls.ts';
import type { Case } from './endpoint.ts';

const sks = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i).padStart(3, '0'));

export const transactions: Case[] = [
  {
    name: 'put, update, delete and condition check are done together',
    run: async (context) => {
      const { tableName: TableName } = context;
      await Promise.all([put(context, 'b', { n: n(1) }), put(context, 'c'), put(context, 'd', { n: n(7) })]);
      await transact(context, [
        putNew(context, 'a'),
        addOne(context, 'b'),
        { Delete: { TableName, Key: keyOf(context, 'c'), ConditionExpression: 'attribute_exists(pk)' } },
        {
          ConditionCheck: {
            TableName,
            Key: keyOf(context, 'd'),
            ConditionExpression: 'n = :seven',
            ExpressionAttributeValues: { ':seven': n(7) },
          },
        },
      ]);
      expect(await get(context, 'a')).toEqual(keyOf(context, 'a'));
      expect((await get(context, 'b'))?.['n']).toEqual(n(2));
      expect(await get(context, 'c')).toBeUndefined();
      expect((await get(context, 'd'))?.['n']).toEqual(n(7));
    },
  },
  {
    name: 'an update makes the item that is not there',
    run: async (context) => {
      await transact(context, [addOne(context, 'a')]);
      expect(await get(context, 'a')).toEqual({ ...keyOf(context, 'a'), n: n(1) });
    },
  },
  {
    name: '100 items pass, 101 do not, none does not',
    run: async (context) => {
      await transact(
        context,
        sks(100).map((sk) => putOne(context, sk)),
      );
      expect(await get(context, '099')).toBeDefined();
      const tooMany = await refusedBy(
        transact(
          context,
          sks(101).map((sk) => putOne(context, `x${sk}`)),
        ),
      );
      expect(tooMany.name).toBe('ValidationException');
      expect(tooMany.message).toContain("at 'transactItems' failed to satisfy constraint");
      expect(tooMany.message).toContain('Member must have length less than or equal to 100');
      expect(await get(context, 'x000')).toBeUndefined();
      expect((await refusedBy(transact(context, []))).message).toContain('greater than or equal to 1');
    },
  },
  {
    name: 'one item takes one operation',
    run: async (context) => {
      const refused = await refusedBy(transact(context, [putOne(context, 'a'), addOne(context, 'a')]));
      expect(refused.name).toBe('ValidationException');
      expect(refused.message).toBe('Transaction request cannot include multiple operations on one item');
    },
  },
  {
    name: 'transactions on one item at once all count',
    run: async (context) => {
      const attempt = async (): Promise<void> => {
        const outcome = await transact(context, [addOne(context, 'a')]).catch((error: Error) => error);
        if (!(outcome instanceof Error)) return;
        expect(outcome.name).toMatch(/TransactionCanceled|TransactionConflict|TransactionInProgress/);
        return attempt();
      };
      await Promise.all(Array.from({ length: 20 }, attempt));
      expect((await get(context, 'a'))?.['n']).toEqual(n(20));
    },
  },
  {
    name: 'writes cost double',
    run: async (context) => {
      const { ConsumedCapacity } = await transact(
        context,
        [putOne(context, 'a', { text: s('x'.repeat(1500)) }), putOne(context, 'b')],
        { ReturnConsumedCapacity: 'TOTAL' },
      );
      expect(ConsumedCapacity).toEqual([
        expect.objectContaining({ TableName: context.tableName, CapacityUnits: 6 }),
      ]);
    },
  },
  {
    name: 'TransactGetItems answers in order, empty where nothing is, at double the price',
    run: async (context) => {
      await put(context, 'a', { n: n(1) });
      const { Responses, ConsumedCapacity } = await context.client.send(
        new TransactGetItemsCommand({
          ReturnConsumedCapacity: 'TOTAL',
          TransactItems: ['b', 'a'].map((sk) => ({
            Get: {
              TableName: context.tableName,
              Key: keyOf(context, sk),
              ProjectionExpression: 'n',
            },
          })),
        }),
      );
      expect(Responses).toEqual([{}, { Item: { n: n(1) } }]);
      expect(ConsumedCapacity?.[0]?.CapacityUnits).toBe(4);
    },
  },
  {
    name: 'a table that is not there is ResourceNotFoundException',
    run: async (context) => {
      const elsewhere = { ...context, tableName: `${context.tableName}-none` };
      const refused = await refusedBy(transact(context, [putOne(context, 'a'), putOne(elsewhere, 'a')]));
      expect(refused.name).toBe('ResourceNotFoundException');
      expect(await get(context, 'a')).toBeUndefined();
    },
  },
];
