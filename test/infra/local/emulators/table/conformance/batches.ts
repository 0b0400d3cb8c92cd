import {
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { get, keyOf, put, refusedBy, s } from './calls.ts';
import type { Case, CaseContext } from './endpoint.ts';

const write = (
  context: CaseContext,
  requests: WriteRequest[],
  rest: Partial<BatchWriteItemCommandInput> = {},
) =>
  context.client.send(
    new BatchWriteItemCommand({ RequestItems: { [context.tableName]: requests }, ...rest }),
  );

const puts = (context: CaseContext, count: number): WriteRequest[] =>
  Array.from({ length: count }, (_, i) => ({
    PutRequest: { Item: keyOf(context, String(i).padStart(3, '0')) },
  }));

const read = (context: CaseContext, sks: string[]) =>
  context.client.send(
    new BatchGetItemCommand({
      RequestItems: {
        [context.tableName]: { Keys: sks.map((sk) => keyOf(context, sk)), ConsistentRead: true },
      },
    }),
  );

export const batches: Case[] = [
  {
    name: '25 writes pass, 26 do not',
    run: async (context) => {
      const { UnprocessedItems } = await write(context, puts(context, 25));
      expect(UnprocessedItems).toEqual({});
      expect(await get(context, '024')).toBeDefined();
      const refused = await refusedBy(write(context, puts(context, 26)));
      expect(refused.name).toBe('ValidationException');
    },
  },
  {
    name: 'puts and deletes go together, one for an item',
    run: async (context) => {
      await put(context, 'old');
      const remove = { DeleteRequest: { Key: keyOf(context, 'old') } };
      await write(context, [{ PutRequest: { Item: keyOf(context, 'new') } }, remove]);
      expect(await get(context, 'old')).toBeUndefined();
      expect(await get(context, 'new')).toBeDefined();
      const refused = await refusedBy(write(context, [remove, remove]));
      expect(refused.message).toBe('Provided list of item keys contains duplicates');
    },
  },
  {
    name: '100 reads pass, 101 do not',
    run: async (context) => {
      await write(context, puts(context, 25));
      const sks = Array.from({ length: 101 }, (_, i) => String(i).padStart(3, '0'));
      const { Responses } = await read(context, sks.slice(0, 100));
      const found = (Responses?.[context.tableName] ?? []).map(({ sk }) => sk!.S!).sort();
      expect(found).toEqual(sks.slice(0, 25));
      expect((await refusedBy(read(context, sks))).name).toBe('ValidationException');
    },
  },
  {
    name: 'an item over 400 KB refuses the batch',
    run: async (context) => {
      const Item = { ...keyOf(context, 'big'), text: s('x'.repeat(410_000)) };
      const refused = await refusedBy(write(context, [...puts(context, 1), { PutRequest: { Item } }]));
      expect(refused.message).toContain('Item size has exceeded the maximum allowed size');
      expect(await get(context, '000')).toBeUndefined();
    },
  },
];
