import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { addOne, eventually, keyOf, n, put, putOne, refusedBy, s, transact, update } from './calls.ts';
import type { Case, CaseContext, Item } from './endpoint.ts';

const entries = async (context: CaseContext, index: 'gsi1' | 'gsi2', partition: string): Promise<Item[]> => {
  const { Items } = await context.client.send(
    new QueryCommand({
      TableName: context.tableName,
      IndexName: index,
      KeyConditionExpression: `${index}pk = :value`,
      ExpressionAttributeValues: { ':value': s(partition) },
    }),
  );
  return Items ?? [];
};

const waitFor = (context: CaseContext, index: 'gsi1' | 'gsi2', partition: string, count: number) =>
  eventually(
    () => entries(context, index, partition),
    (found) => found.length === count,
  );

const inIndex = (partition: string, sort: string): Item => ({ gsi1pk: s(partition), gsi1sk: s(sort) });

export const indexes: Case[] = [
  {
    name: 'an index holds only items with both of its keys, in its own order',
    run: async (context) => {
      const { pk } = context;
      await Promise.all([
        put(context, 'a', inIndex(pk, '2')),
        put(context, 'b', inIndex(pk, '1')),
        put(context, 'c', { gsi1pk: s(pk) }),
      ]);
      const found = await waitFor(context, 'gsi1', pk, 2);
      expect(found.map(({ sk }) => sk!.S)).toEqual(['b', 'a']);
    },
  },
  {
    name: 'an entry moves with its key and goes with its attribute',
    run: async (context) => {
      const [from, to] = [`${context.pk}-from`, `${context.pk}-to`];
      await put(context, 'a', { ...inIndex(from, '1'), n: n(1) });
      await update(context, 'a', 'SET gsi1pk = :to', { ExpressionAttributeValues: { ':to': s(to) } });
      expect(await waitFor(context, 'gsi1', to, 1)).toEqual([
        { ...keyOf(context, 'a'), ...inIndex(to, '1'), n: n(1) },
      ]);
      expect(await waitFor(context, 'gsi1', from, 0)).toEqual([]);
      await update(context, 'a', 'REMOVE gsi1sk');
      expect(await waitFor(context, 'gsi1', to, 0)).toEqual([]);
    },
  },
  {
    name: 'KEYS_ONLY holds the keys alone',
    run: async (context) => {
      await put(context, 'a', { gsi2pk: s(context.pk), n: n(1) });
      expect(await waitFor(context, 'gsi2', context.pk, 1)).toEqual([
        { ...keyOf(context, 'a'), gsi2pk: s(context.pk) },
      ]);
    },
  },
  {
    name: 'items with equal index keys stand side by side',
    run: async (context) => {
      await Promise.all(['a', 'b', 'c'].map((sk) => put(context, sk, inIndex(context.pk, 'same'))));
      const found = await waitFor(context, 'gsi1', context.pk, 3);
      expect(found.map(({ sk }) => sk!.S!).sort()).toEqual(['a', 'b', 'c']);
    },
  },
  {
    name: 'a transaction reaches the index, a cancelled one does not',
    run: async (context) => {
      const [done, cancelled] = [`${context.pk}-done`, `${context.pk}-cancelled`];
      await put(context, 'word', { n: s('word') });
      await refusedBy(
        transact(context, [putOne(context, 'b', inIndex(cancelled, '1')), addOne(context, 'word')]),
      );
      await transact(context, [putOne(context, 'a', inIndex(done, '1'))]);
      expect(await waitFor(context, 'gsi1', done, 1)).toHaveLength(1);
      expect(await waitFor(context, 'gsi1', cancelled, 0)).toEqual([]);
    },
  },
  {
    name: 'an index key of another type is refused',
    run: async (context) => {
      const refused = await refusedBy(put(context, 'a', { gsi1pk: n(1), gsi1sk: s('1') }));
      expect(refused.name).toBe('ValidationException');
      expect(refused.message).toContain('Type mismatch for Index Key gsi1pk');
    },
  },
  {
    name: 'an index is not read consistently',
    run: async (context) => {
      const call = new QueryCommand({
        TableName: context.tableName,
        IndexName: 'gsi1',
        ConsistentRead: true,
        KeyConditionExpression: 'gsi1pk = :value',
        ExpressionAttributeValues: { ':value': s('any') },
      });
      const refused = await refusedBy(context.client.send(call));
      expect(refused.message).toContain('Consistent reads are not supported on global secondary indexes');
    },
  },
];
