import { checkInput, db, type Input, type Operation, type Store, type TableDescription } from './dynalite.ts';
import { wantsOldOnFailure } from './call-store.ts';
import { constraintError, messageOf, validationError } from './refusals.ts';

type StepKind = 'Put' | 'Update' | 'Delete' | 'ConditionCheck' | 'Get';
export type Step = { kind: StepKind; operation: Operation; input: Input; tableName: string };
export type PlacedStep = Step & {
  table: TableDescription;
  key: string | undefined;
  problem: string | undefined;
};

const itemsMax = 100;
const requestBytesMax = 4 * 1024 * 1024;
const writeKinds: Partial<Record<string, Operation>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'DeleteItem',
};
const required: Partial<Record<StepKind, string>> = {
  Update: 'UpdateExpression',
  ConditionCheck: 'ConditionExpression',
};

/** Parses a transaction's list; throws the errors that AWS reports before it reads any table. */
export function readSteps(store: Store, body: unknown, kinds: 'write' | 'get'): Step[] {
  const entries = (body as { TransactItems?: unknown }).TransactItems;
  if (!Array.isArray(entries)) throw constraintError('null', 'transactItems', 'Member must not be null');
  if (!entries.length || entries.length > itemsMax)
    throw constraintError(
      `'[${entries.length} items]'`,
      'transactItems',
      `Member must have length ${entries.length ? `less than or equal to ${itemsMax}` : 'greater than or equal to 1'}`,
    );
  const steps = entries.map((entry, i) => readStep(store, entry as Record<string, unknown>, i, kinds));
  const bytes = steps.reduce((sum, { input }) => sum + db.itemSize(input.Item ?? input.Key ?? {}), 0);
  if (bytes > requestBytesMax) throw validationError('Transaction request size exceeded 4MB');
  return steps;
}

function readStep(store: Store, entry: Record<string, unknown>, at: number, kinds: 'write' | 'get'): Step {
  const given = Object.keys(entry).filter((kind) => entry[kind] !== null && entry[kind] !== undefined);
  const kind = given[0] as StepKind;
  const operation = kinds === 'get' ? (kind === 'Get' ? 'GetItem' : undefined) : writeKinds[kind];
  if (given.length !== 1 || !operation)
    throw validationError(
      kinds === 'get'
        ? 'TransactItems can only contain Get'
        : 'TransactItems can only contain one of Check, Put, Update or Delete',
    );
  const fields = entry[kind] as Record<string, unknown>;
  refuseMissing(kind, fields, at);
  const onFailure = fields['ReturnValuesOnConditionCheckFailure'];
  const input = checkInput(store, operation, fields);
  if (onFailure === 'ALL_OLD') Object.assign(input, { [wantsOldOnFailure]: true });
  return { kind, operation, input, tableName: input.TableName ?? '' };
}

function refuseMissing(kind: StepKind, fields: Record<string, unknown>, at: number): void {
  const field = required[kind];
  if (!field || fields[field] !== undefined) return;
  const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
  const path = `transactItems.${at + 1}.member.${lower(kind)}.${lower(field)}`;
  throw constraintError('null', path, 'Member must not be null');
}

/** Finds each step's key in its table; rejects a list that contains an item twice. */
export function placeSteps(steps: Step[], tables: Map<string, TableDescription>): PlacedStep[] {
  const seen = new Set<string>();
  return steps.map((step) => {
    const table = tables.get(step.tableName);
    if (!table) throw new Error(`No description of table ${step.tableName}`);
    const { Item, Key } = step.input;
    const invalid = Item ? db.validateItem(Item, table) : db.validateKey(Key ?? {}, table);
    if (invalid) return { ...step, table, key: undefined, problem: messageOf(invalid) };
    const key = db.createKey(Item ?? Key ?? {}, table);
    const id = `${step.tableName}~${key}`;
    if (seen.has(id))
      throw validationError('Transaction request cannot include multiple operations on one item');
    seen.add(id);
    return { ...step, table, key, problem: undefined };
  });
}

export function keysByTable(steps: PlacedStep[]): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { tableName, key } of steps)
    if (key !== undefined) keys.set(tableName, [...(keys.get(tableName) ?? []), key]);
  return keys;
}
