import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import { get, keyOf, n, put, refusedBy, s, update } from './calls.ts';
import type { Case } from './endpoint.ts';

export const conditions: Case[] = [
  {
    name: 'a put on attribute_not_exists succeeds once',
    run: async (context) => {
      const unlessThere = { ConditionExpression: 'attribute_not_exists(pk)' };
      await put(context, 'a', { n: n(1) }, unlessThere);
      const refused = await refusedBy(put(context, 'a', { n: n(2) }, unlessThere));
      expect(refused.name).toBe('ConditionalCheckFailedException');
      expect(refused.message).toBe('The conditional request failed');
      expect(refused.$metadata?.httpStatusCode).toBe(400);
      expect((await get(context, 'a'))?.['n']).toEqual(n(1));
    },
  },
  {
    name: 'a failed condition carries the item when ALL_OLD is asked, and not otherwise',
    run: async (context) => {
      await put(context, 'a', { n: n(1) });
      const condition = { ConditionExpression: 'attribute_not_exists(pk)' };
      const requested = { ...condition, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
      expect((await refusedBy(put(context, 'a', {}, requested))).Item).toEqual({
        ...keyOf(context, 'a'),
        n: n(1),
      });
      expect((await refusedBy(put(context, 'a', {}, condition))).Item).toBeUndefined();
    },
  },
  {
    name: 'an update compares and sets a version',
    run: async (context) => {
      await put(context, 'a', { version: n(1) });
      const bump = (seen: number) =>
        update(context, 'a', 'SET version = version + :one', {
          ConditionExpression: 'version = :seen',
          ExpressionAttributeValues: { ':one': n(1), ':seen': n(seen) },
          ReturnValues: 'ALL_NEW',
        });
      expect((await bump(1)).Attributes?.['version']).toEqual(n(2));
      expect((await refusedBy(bump(1))).name).toBe('ConditionalCheckFailedException');
    },
  },
  {
    name: 'size, begins_with, IN, BETWEEN, contains, NOT and OR decide',
    run: async (context) => {
      await put(context, 'a', { name: s('yoga'), n: n(5), tags: { SS: ['x', 'y'] } });
      const holds = async (
        ConditionExpression: string,
        values: Record<string, unknown>,
      ): Promise<boolean> => {
        const outcome = update(context, 'a', 'SET seen = :seen', {
          ConditionExpression,
          ExpressionAttributeNames: { '#name': 'name' },
          ExpressionAttributeValues: { ':seen': n(1), ...values },
        });
        return outcome.then(
          () => true,
          (error: Error) => {
            if (error.name !== 'ConditionalCheckFailedException') throw error;
            return false;
          },
        );
      };
      expect(await holds('size(#name) = :four', { ':four': n(4) })).toBe(true);
      expect(await holds('begins_with(#name, :yo)', { ':yo': s('yo') })).toBe(true);
      expect(await holds('begins_with(#name, :ga)', { ':ga': s('ga') })).toBe(false);
      expect(await holds('#name IN (:a, :b)', { ':a': s('spin'), ':b': s('yoga') })).toBe(true);
      expect(await holds('n BETWEEN :a AND :b AND size(#name) > :a', { ':a': n(3), ':b': n(5) })).toBe(true);
      expect(await holds('contains(tags, :z) OR attribute_exists(#name)', { ':z': s('z') })).toBe(true);
      expect(await holds('NOT contains(tags, :x) AND attribute_exists(#name)', { ':x': s('x') })).toBe(false);
    },
  },
  {
    name: 'a condition on a missing item holds for attribute_not_exists alone',
    run: async (context) => {
      const equals = { ConditionExpression: 'n = :one', ExpressionAttributeValues: { ':one': n(1) } };
      expect((await refusedBy(put(context, 'a', {}, equals))).name).toBe('ConditionalCheckFailedException');
      await put(context, 'a', {}, { ConditionExpression: 'attribute_not_exists(n)' });
      expect(await get(context, 'a')).toEqual(keyOf(context, 'a'));
    },
  },
  {
    name: 'a conditional delete leaves what does not match',
    run: async (context) => {
      await put(context, 'a', { n: n(1) });
      const remove = (seen: number) =>
        context.client.send(
          new DeleteItemCommand({
            TableName: context.tableName,
            Key: keyOf(context, 'a'),
            ConditionExpression: 'n = :seen',
            ExpressionAttributeValues: { ':seen': n(seen) },
          }),
        );
      expect((await refusedBy(remove(2))).name).toBe('ConditionalCheckFailedException');
      expect(await get(context, 'a')).toBeDefined();
      await remove(1);
      expect(await get(context, 'a')).toBeUndefined();
    },
  },
  {
    name: 'an expression that does not parse is a ValidationException',
    run: async (context) => {
      const refused = await refusedBy(
        put(context, 'a', {}, { ConditionExpression: 'attribute_not_exists(' }),
      );
      expect(refused.name).toBe('ValidationException');
      expect(refused.message).toContain('Invalid ConditionExpression');
    },
  },
];
