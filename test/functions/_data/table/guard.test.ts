import * as fc from 'fast-check';
import { assertInside, KeyOutsideScope } from '#functions/_data/table/guard.ts';
import { studioPrefix, type Scope } from '#functions/_data/table/keys.ts';

const studioA = '1';
const studioB = '10';
const put = (pk: string, more: object = {}) => ({ Item: { pk, sk: 'x', ...more } });
const query = (pk: string, more: object = {}) => ({
  KeyConditionExpression: '#pk = :pk and begins_with(#sk, :sk)',
  ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
  ExpressionAttributeValues: { ':pk': pk, ':sk': 'S#10#' },
  ...more,
});

/** Every way in which an SDK request can name a partition. */
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

const inStudio = (studioId: string): Scope => ({ kind: 'studio', studioId });
const acrossStudios: Scope = { kind: 'system' };

const passes = (scope: Scope, [command, input]: [string, Record<string, unknown>]): boolean => {
  try {
    assertInside(scope, command, input);
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
  test('10,000 random requests of two studios reach their own keys alone', () => {
    const cases = fc.sample(fc.tuple(fc.constantFrom(studioA, studioB), fc.constantFrom(...names), key), {
      numRuns: 10_000,
    });
    const outcomes = cases.map(([owner, name, pk]) => ({
      owner,
      pk,
      passed: passes(inStudio(owner), requests[name]!(pk)),
    }));
    const crossed = outcomes.filter(({ owner, pk, passed }) => passed !== pk.startsWith(`S#${owner}#`));
    expect(crossed).toEqual([]);
    expect(outcomes.filter(({ passed }) => passed).length).toBeGreaterThan(500);
  });

  test('a scope may name one more partition, which it reaches only together with other items, to read them', () => {
    const ended = 'SYS#CLOSED#1';
    const scope: Scope = { kind: 'studio', studioId: studioA, alsoReads: ended };
    expect(names.filter((name) => passes(scope, requests[name]!(ended)))).toEqual(['batchGet']);
    expect(names.filter((name) => passes(scope, requests[name]!('SYS#CLOSED#10')))).toEqual([]);
    expect(names.filter((name) => passes(inStudio(studioA), requests[name]!(ended)))).toEqual([]);
  });

  test.each(['ScanCommand', 'ExecuteStatementCommand', 'BatchExecuteStatementCommand', 'DeleteTableCommand'])(
    '%s is refused in every scope',
    (command) => {
      expect(passes(inStudio(studioA), [command, {}])).toBe(false);
      expect(passes(acrossStudios, [command, {}])).toBe(false);
    },
  );

  test('the system scope cannot access studios, and a studio cannot access system keys', () => {
    for (const name of names) {
      expect(passes(acrossStudios, requests[name]!('SYS#STUDIOS'))).toBe(true);
      expect(passes(acrossStudios, requests[name]!('S#1#STUDIO'))).toBe(false);
      expect(passes(inStudio(studioA), requests[name]!('SYS#STUDIOS'))).toBe(false);
    }
  });

  test('one foreign key among many causes the whole request to be refused', () => {
    const Keys = [...Array(9).keys()].map((n) => ({ pk: `S#1#CLASS#20260${n}`, sk: 'x' }));
    const requestsMade = (keys: typeof Keys) =>
      passes(inStudio(studioA), ['BatchGetItemCommand', { RequestItems: { t: { Keys: keys } } }]);
    expect(requestsMade(Keys)).toBe(true);
    expect(requestsMade([...Keys, { pk: 'S#10#CLASS#202601', sk: 'x' }])).toBe(false);
  });

  test('an index key may span studios, but may not be in another studio', () => {
    const written = (gsi1pk: string) =>
      passes(inStudio(studioA), ['PutItemCommand', put('S#1#OUTBOX', { gsi1pk })]);
    expect([written('SYS#OUTBOX#1'), written('S#1#DECISION'), written('S#10#DECISION')]).toEqual([
      true,
      true,
      false,
    ]);
    const updated = (value: string) =>
      passes(inStudio(studioA), [
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

  test.each([
    ['no condition', {}],
    ['a range on the partition', { KeyConditionExpression: '#pk > :pk' }],
    ['a partition that is not named', { KeyConditionExpression: '#sk = :pk' }],
    ['a second partition by OR', { KeyConditionExpression: '#other = :pk OR #pk = :foreign' }],
  ])('a query with %s is refused', (_, more) => {
    const values = { ':pk': 'S#1#CLASS', ':foreign': 'S#10#CLASS' };
    const input = {
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk', '#other': 'other' },
      ExpressionAttributeValues: values,
      ...more,
    };
    expect(passes(inStudio(studioA), ['QueryCommand', input])).toBe(false);
  });
});

describe('prefixes', () => {
  test('no studio id is a prefix of another', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), fc.string(), (a, b, rest) => {
        fc.pre(a !== b);
        expect(`${studioPrefix(a)}${rest}`.startsWith(studioPrefix(b))).toBe(false);
      }),
    );
    expect(studioPrefix('10').startsWith(studioPrefix('1'))).toBe(false);
  });
});

test('a studio may read the global switch and use it as a condition of its writes, but may not access it otherwise', () => {
  const pk = 'SYS#PLATFORM#3';
  const allowed = new Set(['get', 'getTyped', 'batchGet', 'transactCheck']);
  for (const [name, request] of Object.entries(requests)) {
    expect([name, passes(inStudio(studioA), request(pk))]).toEqual([name, allowed.has(name)]);
    expect([name, passes(inStudio(studioA), request('SYS#STUDIOS'))]).toEqual([name, false]);
  }
});
