import { isInside, platformPrefix, systemPrefix, type Scope } from './keys.ts';

/** Thrown for a request with keys outside its scope, before it is sent. */
export class KeyOutsideScope extends Error {
  override readonly name = 'KeyOutsideScope';
}

type Row = Record<string, unknown>;
const text = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'object' && value !== null && 'S' in value
      ? String(value.S)
      : '';

const expressionOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Refuses table requests with keys outside a scope, and requests without a key.
 *
 * @param scope the scope of the table that sends the request
 * @param command the SDK command's name, such as `QueryCommand`
 * @param input the command's input, as plain values or as attribute values
 * @throws {KeyOutsideScope} before anything is sent
 */
export function assertInside(scope: Scope, command: string, input: Row): void {
  const check = checks[command];
  if (!check) throw new KeyOutsideScope(`${command} is not allowed`);
  check(scope, input);
}

const refuse = (scope: Scope, key: string): never => {
  throw new KeyOutsideScope(`a key outside the ${scope.kind} scope: ${key.slice(0, 8)}…`);
};

function assertKey(scope: Scope, key: Row | undefined): void {
  const pk = text(key?.['pk']);
  if (!isInside(scope, pk)) refuse(scope, pk);
}

/** Checks the keys of an item. Its index key may also be in a shared partition, where sweepers find it. */
function assertItem(scope: Scope, item: Row | undefined): void {
  assertKey(scope, item);
  const indexKey = text(item?.['gsi1pk']);
  if (indexKey && !isInside(scope, indexKey) && !indexKey.startsWith(systemPrefix)) refuse(scope, indexKey);
}

function assertQuery(scope: Scope, input: Row): void {
  const condition = expressionOf(input['KeyConditionExpression']);
  const names = (input['ExpressionAttributeNames'] ?? {}) as Record<string, string>;
  const values = (input['ExpressionAttributeValues'] ?? {}) as Row;
  const partition = input['IndexName'] === undefined ? 'pk' : 'gsi1pk';
  const equals = [...condition.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)].find(
    ([, name = '']) => (names[name] ?? name) === partition,
  );
  const key = text(equals ? values[equals[2] ?? ''] : undefined);
  if (!isInside(scope, key)) refuse(scope, key);
}

/**
 * The switch for all studios contains no studio's data. Every studio may read it and use it in the conditions of its
 * writes.
 */
function assertReadOrChecked(scope: Scope, key: Row | undefined): void {
  if (!text(key?.['pk']).startsWith(platformPrefix)) assertKey(scope, key);
}

const assertTransaction = (scope: Scope, input: Row): void => {
  for (const entry of (input['TransactItems'] ?? []) as Row[])
    for (const [kind, part] of Object.entries(entry) as [string, Row][])
      if (kind === 'ConditionCheck') assertReadOrChecked(scope, part['Key'] as Row);
      else if (kind === 'Put') assertItem(scope, part['Item'] as Row);
      else assertUpdate(scope, part);
};

const assertUpdate = (scope: Scope, input: Row): void => {
  assertKey(scope, input['Key'] as Row);
  assertWrittenIndexKey(scope, input);
};

function assertWrittenIndexKey(scope: Scope, input: Row): void {
  const expression = expressionOf(input['UpdateExpression']);
  const names = (input['ExpressionAttributeNames'] ?? {}) as Record<string, string>;
  const values = (input['ExpressionAttributeValues'] ?? {}) as Row;
  for (const [, name = '', value = ''] of expression.matchAll(/(#?\w+)\s*=\s*(:\w+)/g)) {
    if ((names[name] ?? name) !== 'gsi1pk') continue;
    const key = text(values[value]);
    if (!isInside(scope, key) && !key.startsWith(systemPrefix)) refuse(scope, key);
  }
}

/** A scope may name one more partition to read. It is read together with the studio's items. */
const assertBatchGet = (scope: Scope, input: Row): void => {
  for (const table of Object.values((input['RequestItems'] ?? {}) as Record<string, Row>))
    for (const key of (table['Keys'] ?? []) as Row[])
      if (text(key['pk']) !== scope.alsoReads) assertReadOrChecked(scope, key);
};

const assertBatchWrite = (scope: Scope, input: Row): void => {
  for (const requests of Object.values((input['RequestItems'] ?? {}) as Record<string, Row[]>))
    for (const { PutRequest, DeleteRequest } of requests as Record<string, Row | undefined>[]) {
      if (PutRequest) assertItem(scope, PutRequest['Item'] as Row);
      if (DeleteRequest) assertKey(scope, DeleteRequest['Key'] as Row);
    }
};

/** The checks by operation. Operations without a check, such as Scan, are refused. */
const checks: Record<string, (scope: Scope, input: Row) => void> = {
  GetItemCommand: (scope, input) => assertReadOrChecked(scope, input['Key'] as Row),
  PutItemCommand: (scope, input) => assertItem(scope, input['Item'] as Row),
  UpdateItemCommand: assertUpdate,
  DeleteItemCommand: (scope, input) => assertKey(scope, input['Key'] as Row),
  QueryCommand: assertQuery,
  BatchGetItemCommand: assertBatchGet,
  BatchWriteItemCommand: assertBatchWrite,
  TransactWriteItemsCommand: assertTransaction,
  TransactGetItemsCommand: assertTransaction,
};
