import { addOne, codesOf, get, keyOf, n, put, putNew, putOne, refusedBy, s, transact } from './calls.ts';
import type { Case } from './endpoint.ts';

export const cancellations: Case[] = [
  {
    name: 'one failed condition cancels all, and the reasons tell which',
    run: async (context) => {
      await put(context, 'b', { n: n(1) });
      const refused = await refusedBy(
        transact(context, [putOne(context, 'a'), putNew(context, 'b'), addOne(context, 'c')]),
      );
      expect(refused.name).toBe('TransactionCanceledException');
      expect(refused.message).toBe(
        'Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, None]',
      );
      expect(refused.CancellationReasons?.[1]).toEqual({
        Code: 'ConditionalCheckFailed',
        Message: 'The conditional request failed',
      });
      expect(await get(context, 'a')).toBeUndefined();
      expect(await get(context, 'c')).toBeUndefined();
    },
  },
  {
    name: 'every failed condition has its reason',
    run: async (context) => {
      await Promise.all([put(context, 'a'), put(context, 'c')]);
      const refused = await refusedBy(
        transact(
          context,
          ['a', 'b', 'c'].map((sk) => putNew(context, sk)),
        ),
      );
      expect(codesOf(refused)).toEqual(['ConditionalCheckFailed', 'None', 'ConditionalCheckFailed']);
    },
  },
  {
    name: 'ALL_OLD puts the item into its reason',
    run: async (context) => {
      await put(context, 'a', { n: n(3) });
      const { Put } = putNew(context, 'a');
      const refused = await refusedBy(
        transact(context, [{ Put: { ...Put!, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' } }]),
      );
      expect(refused.CancellationReasons?.[0]?.Item).toEqual({ ...keyOf(context, 'a'), n: n(3) });
    },
  },
  {
    name: 'a failed condition check keeps the others from writing',
    run: async (context) => {
      const refused = await refusedBy(
        transact(context, [
          putOne(context, 'a'),
          {
            ConditionCheck: {
              TableName: context.tableName,
              Key: keyOf(context, 'b'),
              ConditionExpression: 'attribute_exists(pk)',
            },
          },
        ]),
      );
      expect(codesOf(refused)).toEqual(['None', 'ConditionalCheckFailed']);
      expect(await get(context, 'a')).toBeUndefined();
    },
  },
  {
    name: 'an update that its item does not allow is a ValidationError among the reasons',
    run: async (context) => {
      await put(context, 'b', { n: s('word') });
      const refused = await refusedBy(transact(context, [putOne(context, 'a'), addOne(context, 'b')]));
      expect(codesOf(refused)).toEqual(['None', 'ValidationError']);
      expect(refused.CancellationReasons?.[1]?.Message).toBe(
        'An operand in the update expression has an incorrect data type',
      );
      expect(await get(context, 'a')).toBeUndefined();
    },
  },
  {
    name: 'a key that does not fit the schema is a ValidationError among the reasons',
    run: async (context) => {
      const { Update } = addOne(context, 'b');
      const refused = await refusedBy(
        transact(context, [putOne(context, 'a'), { Update: { ...Update!, Key: { pk: s(context.pk) } } }]),
      );
      expect(codesOf(refused)).toEqual(['None', 'ValidationError']);
      expect(refused.CancellationReasons?.[1]?.Message).toBe(
        'The provided key element does not match the schema',
      );
    },
  },
  {
    name: 'a condition check needs its condition',
    run: async (context) => {
      const ConditionCheck = { TableName: context.tableName, Key: keyOf(context, 'a') };
      const refused = await refusedBy(transact(context, [{ ConditionCheck: ConditionCheck as never }]));
      expect(refused.name).toBe('ValidationException');
      expect(refused.message).toContain('Member must not be null');
    },
  },
];
