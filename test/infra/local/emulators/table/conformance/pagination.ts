import { QueryCommand, type QueryCommandInput } from '@aws-sdk/client-dynamodb';
import { n, put, refusedBy, s } from './calls.ts';
import type { Case, CaseContext, Item } from './endpoint.ts';

const fill = (context: CaseContext, count: number, more: Item = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, i) => put(context, String(i).padStart(2, '0'), { n: n(i), ...more })),
  );

const query = (context: CaseContext, rest: Partial<QueryCommandInput> = {}) =>
  context.client.send(
    new QueryCommand({
      TableName: context.tableName,
      KeyConditionExpression: 'pk = :pk',
      ConsistentRead: true,
      ...rest,
      ExpressionAttributeValues: { ':pk': s(context.pk), ...rest.ExpressionAttributeValues },
    }),
  );

async function allPages(context: CaseContext, rest: Partial<QueryCommandInput>): Promise<string[][]> {
  const pages: string[][] = [];
  let from: Item | undefined;
  do {
    const page = await query(context, { ...rest, ...(from ? { ExclusiveStartKey: from } : {}) });
    pages.push((page.Items ?? []).map(({ sk }) => sk!.S!));
    from = page.LastEvaluatedKey;
  } while (from);
  return pages;
}

export const pagination: Case[] = [
  {
    name: 'pages of a limit follow each other without gap or repetition; a full last page is followed by an empty one',
    run: async (context) => {
      await fill(context, 6);
      expect(await allPages(context, { Limit: 4 })).toEqual([
        ['00', '01', '02', '03'],
        ['04', '05'],
      ]);
      expect(await allPages(context, { Limit: 3 })).toEqual([['00', '01', '02'], ['03', '04', '05'], []]);
    },
  },
  {
    name: 'backwards too',
    run: async (context) => {
      await fill(context, 5);
      expect(await allPages(context, { Limit: 2, ScanIndexForward: false })).toEqual([
        ['04', '03'],
        ['02', '01'],
        ['00'],
      ]);
    },
  },
  {
    name: 'the limit counts what is read, the filter what is answered',
    run: async (context) => {
      await fill(context, 5);
      const page = await query(context, {
        Limit: 3,
        FilterExpression: 'n >= :two',
        ExpressionAttributeValues: { ':two': n(2) },
      });
      expect([page.Count, page.ScannedCount]).toEqual([1, 3]);
      expect(page.LastEvaluatedKey?.['sk']).toEqual(s('02'));
    },
  },
  {
    name: 'begins_with, BETWEEN and comparisons bound the sort key',
    run: async (context) => {
      await fill(context, 12);
      const sksWhere = async (condition: string, values: Item): Promise<string[]> => {
        const { Items } = await query(context, {
          KeyConditionExpression: `pk = :pk AND ${condition}`,
          ExpressionAttributeValues: values,
        });
        return (Items ?? []).map(({ sk }) => sk!.S!);
      };
      expect(await sksWhere('begins_with(sk, :p)', { ':p': s('1') })).toEqual(['10', '11']);
      expect(await sksWhere('sk BETWEEN :a AND :b', { ':a': s('03'), ':b': s('05') })).toEqual([
        '03',
        '04',
        '05',
      ]);
      expect(await sksWhere('sk < :a', { ':a': s('02') })).toEqual(['00', '01']);
      expect(await sksWhere('sk <= :a', { ':a': s('02') })).toEqual(['00', '01', '02']);
      expect(await sksWhere('sk > :a', { ':a': s('09') })).toEqual(['10', '11']);
      expect(await sksWhere('sk >= :a', { ':a': s('10') })).toEqual(['10', '11']);
    },
  },
  {
    name: 'a page ends at 1 MB',
    run: async (context) => {
      await fill(context, 5, { text: s('x'.repeat(300_000)) });
      const pages = await allPages(context, {});
      expect(pages.flat()).toEqual(['00', '01', '02', '03', '04']);
      expect(pages.length).toBeGreaterThan(1);
      expect(pages[0]!.length).toBeLessThan(5);
    },
  },
  {
    name: 'a page reads half a unit for each 4 KB when eventually consistent',
    run: async (context) => {
      await fill(context, 3, { text: s('x'.repeat(3000)) });
      const unitsWhen = async (ConsistentRead: boolean): Promise<number | undefined> =>
        (await query(context, { ConsistentRead, ReturnConsumedCapacity: 'TOTAL' })).ConsumedCapacity
          ?.CapacityUnits;
      expect([await unitsWhen(true), await unitsWhen(false)]).toEqual([3, 1.5]);
    },
  },
  {
    name: 'a start key of another partition is refused',
    run: async (context) => {
      await fill(context, 2);
      const refused = await refusedBy(
        query(context, { ExclusiveStartKey: { pk: s('elsewhere'), sk: s('00') } }),
      );
      expect(refused.name).toBe('ValidationException');
    },
  },
];
