import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { assertInsideScope, KeyOutsideScope } from '#functions/_data/table/guard.ts';
import { currentScope, studioPrefix, withStudio, withSystem } from '#functions/_data/table/keys.ts';

const studioA = '1';
const studioB = '10';
const put = (pk: string, more: object = {}) => ({ Item: { pk, sk: 'x', ...more } });
const query = (pk: string, more: object = {}) => ({
  KeyConditionExpression: '#pk = :pk and begins_with(#sk, :sk)',
  ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
  ExpressionAttributeValues: { ':pk': pk, ':sk': 'S#10#' },
  ...more,
});

/** Every way a request can name a partition, as the SDK sends it. */
const requests: Record<string, (pk: string) => [string, Record<string, unknown>]> = {
  get: (pk) => ['GetItemCommand', { Key: { pk, sk: 'x' } }],
  getTyped: (pk) => ['GetItemCommand', { Key: { pk: { S: pk }, sk: { S: 'x' } } }],
  put: (pk) => ['PutItemCommand', put(pk)],
  update: (pk) => ['UpdateItemCommand', { Key: { pk, sk: 'x' } }],
  delete: (pk) => ['DeleteItemCommand', { Key: { pk, sk: 'x' } }],
  query: (pk) => ['QueryCommand', query(pk)],
  queryIndex: (pk) => [
    'QueryCommand',
    query(pk, { IndexName: 'gsi1', ExpressionAttributeNames: { '#pk': 'gsi1pk', '#sk': 'gsi1sk' } }),
  ],
  batchGet: (pk) => ['BatchGetItemCommand', { RequestItems: { t: { Keys: [{ pk, sk: 'x' }] } } }],
  batchPut: (pk) => ['BatchWriteItemCommand', { RequestItems: { t: [{ PutRequest: put(pk) }] } }],
  batchDelete: (pk) => [
    'BatchWriteItemCommand',
    { RequestItems: { t: [{ DeleteRequest: { Key: { pk, sk: 'x' } } }] } },
  ],
  transactPut: (pk) => ['TransactWriteItemsCommand', { TransactItems: [{ Put: put(pk) }] }],
  transactCheck: (pk) => [
    'TransactWriteItemsCommand',
    { TransactItems: [{ ConditionCheck: { Key: { pk, sk: 'x' } } }] },
  ],
  transactGet: (pk) => ['TransactGetItemsCommand', { TransactItems: [{ Get: { Key: { pk, sk: 'x' } } }] }],
};
const names = Object.keys(requests);

const passes = ([command, input]: [string, Record<string, unknown>]): boolean => {
  try {
    assertInsideScope(command, input);
    return true;
  } catch (error) {
    if (error instanceof KeyOutsideScope) return false;
    throw error;
  }
};

const studio = fc.constantFrom(studioA, studioB, '100', '2');
const kind = fc.constantFrom('CLASS#202611', 'STUDIO', 'SECRET', '', 'S#1#STUDIO');
const key = fc.oneof(
  fc.tuple(studio, kind).map(([id, rest]) => `S#${id}#${rest}`),
  fc.tuple(studio, kind).map(([id, rest]) => `S#${id}${rest}`),
  fc.constantFrom('SYS#STUDIOS', 'SYS#OUTBOX#1', 'S#', '', 's#1#STUDIO', ' S#1#STUDIO', 'S#1', 'S#1 #STUDIO'),
);

describe('the tenant wall', () => {
  test('10,000 random requests of two studios at work at once reach their own keys alone', async () => {
    const cases = fc.sample(fc.tuple(fc.constantFrom(studioA, studioB), fc.constantFrom(...names), key), {
      numRuns: 10_000,
    });
    const outcomes = await Promise.all(
      cases.map(([owner, name, pk]) =>
        withStudio(owner, async () => {
          await Promise.resolve();
          return { owner, pk, passed: passes(requests[name]!(pk)) };
        }),
      ),
    );
    const crossed = outcomes.filter(({ owner, pk, passed }) => passed !== pk.startsWith(`S#${owner}#`));
    expect(crossed).toEqual([]);
    expect(outcomes.filter(({ passed }) => passed).length).toBeGreaterThan(500);
  });

  test.each(['ScanCommand', 'ExecuteStatementCommand', 'BatchExecuteStatementCommand', 'DeleteTableCommand'])(
    '%s is refused in every scope',
    async (command) => {
      await withStudio(studioA, async () => expect(passes([command, {}])).toBe(false));
      await withSystem(async () => expect(passes([command, {}])).toBe(false));
    },
  );

  test('nothing passes without a scope', () => {
    expect(currentScope()).toBeUndefined();
    expect(passes(requests['get']!('S#1#STUDIO'))).toBe(false);
  });

  test('the system scope reaches no studio, and a studio no system key', async () => {
    for (const name of names) {
      await withSystem(async () => {
        expect(passes(requests[name]!('SYS#STUDIOS'))).toBe(true);
        expect(passes(requests[name]!('S#1#STUDIO'))).toBe(false);
      });
      await withStudio(studioA, async () => expect(passes(requests[name]!('SYS#STUDIOS'))).toBe(false));
    }
  });

  test('one foreign key among many refuses the whole request', async () => {
    const Keys = [...Array(9).keys()].map((n) => ({ pk: `S#1#CLASS#20260${n}`, sk: 'x' }));
    await withStudio(studioA, async () => {
      expect(passes(['BatchGetItemCommand', { RequestItems: { t: { Keys } } }])).toBe(true);
      const foreign = [...Keys, { pk: 'S#10#CLASS#202601', sk: 'x' }];
      expect(passes(['BatchGetItemCommand', { RequestItems: { t: { Keys: foreign } } }])).toBe(false);
    });
  });

  test('an index key may stand across studios, but not in another studio', async () => {
    await withStudio(studioA, async () => {
      const written = (gsi1pk: string) => passes(['PutItemCommand', put('S#1#OUTBOX', { gsi1pk })]);
      expect([written('SYS#OUTBOX#1'), written('S#1#DECISION'), written('S#10#DECISION')]).toEqual([
        true,
        true,
        false,
      ]);
      const updated = (value: string) =>
        passes([
          'UpdateItemCommand',
          {
            Key: { pk: 'S#1#OUTBOX', sk: 'x' },
            UpdateExpression: 'SET #g = :g',
            ExpressionAttributeNames: { '#g': 'gsi1pk' },
            ExpressionAttributeValues: { ':g': value },
          },
        ]);
      expect([updated('SYS#OUTBOX#1'), updated('S#10#DECISION')]).toEqual([true, false]);
    });
  });

  test.each([
    ['no condition', {}],
    ['a range on the partition', { KeyConditionExpression: '#pk > :pk' }],
    ['a partition that is not named', { KeyConditionExpression: '#sk = :pk' }],
    ['a second partition by OR', { KeyConditionExpression: '#other = :pk OR #pk = :foreign' }],
  ])('a query with %s is refused', async (_, more) => {
    const values = { ':pk': 'S#1#CLASS', ':foreign': 'S#10#CLASS' };
    const input = {
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#other': 'other' },
      ExpressionAttributeValues: values,
      ...more,
    };
    await withStudio(studioA, async () => expect(passes(['QueryCommand', input])).toBe(false));
  });
});

describe('prefixes', () => {
  test('no studio is a prefix of another', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.string(), (a, b, rest) => {
        fc.pre(a !== b);
        expect(`${studioPrefix(a)}${rest}`.startsWith(studioPrefix(b))).toBe(false);
      }),
    );
    expect(studioPrefix('10').startsWith(studioPrefix('1'))).toBe(false);
  });

  test('the scope follows the work, also through awaits, and ends with it', async () => {
    const seen: string[] = [];
    const note = () => {
      const scope = currentScope();
      seen.push(scope?.kind === 'studio' ? scope.studioId : (scope?.kind ?? 'none'));
    };
    await withStudio('a', async () => {
      await Promise.all([
        (async () => {
          await Promise.resolve();
          note();
        })(),
        withStudio('b', async () => {
          await Promise.resolve();
          note();
        }),
        withSystem(async () => note()),
      ]);
      note();
    });
    note();
    expect(seen.sort()).toEqual(['a', 'a', 'b', 'none', 'system']);
  });
});

test('the switch over all studios may be a condition of a studio’s writes, and nothing else of them', async () => {
  const pk = 'SYS#PLATFORM#3';
  const [command, input] = requests['transactCheck']!(pk);
  await withStudio(studioA, async () => assertInsideScope(command, input));
  const others = Object.entries(requests).filter(([name]) => name !== 'transactCheck');
  for (const [, request] of others)
    await expect(withStudio(studioA, async () => assertInsideScope(...request(pk)))).rejects.toThrow(
      KeyOutsideScope,
    );
  const elsewhere = requests['transactCheck']!('SYS#STUDIOS');
  await expect(withStudio(studioA, async () => assertInsideScope(...elsewhere))).rejects.toThrow(
    KeyOutsideScope,
  );
});
