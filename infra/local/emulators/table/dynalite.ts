import { createRequire } from 'node:module';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The parts of dynalite that the table uses, with types. Every table in the process shares its modules. */
export type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;
export type KeySchema = { AttributeName: string; KeyType: string }[];
export type Index = {
  IndexName: string;
  KeySchema: KeySchema;
  Projection: { ProjectionType?: string; NonKeyAttributes?: string[] };
};
export type TableDescription = {
  TableName: string;
  TableArn: string;
  TableStatus: string;
  KeySchema: KeySchema;
  AttributeDefinitions: { AttributeName: string; AttributeType: string }[];
  LocalSecondaryIndexes?: Index[];
  GlobalSecondaryIndexes?: Index[];
};
/** A request's input after dynalite's validation: the given fields plus the parsed expressions. */
export type Input = Record<string, unknown> & {
  TableName?: string;
  IndexName?: string;
  Key?: Item;
  Item?: Item;
  KeyConditions?: Record<string, { AttributeValueList?: AttributeValue[] }>;
  RequestItems?: Record<string, unknown>;
  ReturnConsumedCapacity?: string;
};
export type Output = Record<string, unknown>;
type Done<T> = (error: Error | null, value: T) => void;
type Release = <T extends unknown[]>(done: (...given: T) => void) => (...given: T) => void;
export type ItemDb = {
  lock: (keys: string | string[], run: (release: Release) => void) => void;
  get: (key: string, done: Done<Item | undefined>) => void;
  put: (key: string, item: Item, done: (error: Error | null) => void) => void;
  del: (key: string, done: (error: Error | null) => void) => void;
  createValueStream: (range: Record<string, unknown>) => AsyncIterable<Item>;
};
export type BatchOp = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
export type Store = {
  options: { maxItemSize: number; createTableMs: number };
  db: {
    open: () => Promise<void>;
    batch: (ops: BatchOp[]) => Promise<void>;
    get: (key: string) => Promise<unknown>;
    getSync: (key: string) => unknown;
    put: (key: string, value: unknown) => Promise<void>;
    del: (key: string) => Promise<void>;
    iterator: (range: { gte: string; lt: string }) => AsyncIterable<[string, unknown]>;
    close: () => Promise<void>;
  };
  tableDb: { awsAccountId: string; awsRegion: string };
  getItemDb: (tableName: string) => ItemDb;
  deleteIndexDb: (type: string, tableName: string, indexName: string, done: Done<void>) => void;
  getTable: (name: string, checkStatus: boolean, done: Done<TableDescription>) => void;
};
export type Refusal = Error & { statusCode: number; body: Record<string, unknown> };
type IndexActions = {
  puts: { index: string; key: string; item: Item }[];
  deletes: { index: string; key: string }[];
};
type UpdateIndexes = (
  store: Store,
  table: TableDescription,
  before: Item | null | undefined,
  after: Item | null | undefined,
  done: (error?: Error | null) => void,
) => void;
type CheckConditional = (input: Input, existing: Item | undefined) => Refusal | null | undefined;
type Db = {
  create: (options: Record<string, unknown>) => Store;
  updateIndexes: UpdateIndexes;
  checkConditional: CheckConditional;
  getIndexActions: (
    indexes: Index[],
    before: Item | undefined,
    after: Item | undefined,
    table: TableDescription,
  ) => IndexActions;
  createKey: (item: Item, table: TableDescription) => string;
  validateKey: (key: Item, table: TableDescription) => Refusal | null | undefined;
  validateItem: (item: Item, table: TableDescription) => Refusal | null | undefined;
  itemSize: (item: Item) => number;
  capacityUnits: (item: Item | undefined, isRead: boolean, isConsistent: boolean) => number;
};
type Rules = { types: Record<string, unknown>; custom?: unknown };
type Validations = {
  checkTypes: (input: unknown, types: Rules['types']) => Input;
  checkValidations: (input: Input, types: Rules['types'], custom: unknown, store: Store) => void;
};
type Action = (store: Store, input: Input, done: Done<Output>) => void;

const require = createRequire(import.meta.url);
export const db = require('dynalite/db/index.js') as Db;
const { checkTypes, checkValidations } = require('dynalite/validations/index.js') as Validations;
const createServer = require('dynalite') as (options: object) => {
  listeners: (event: 'request') => ((request: IncomingMessage, response: ServerResponse) => void)[];
};

export const operations = [
  'BatchGetItem',
  'BatchWriteItem',
  'CreateTable',
  'DeleteItem',
  'DeleteTable',
  'DescribeTable',
  'DescribeTimeToLive',
  'GetItem',
  'ListTables',
  'ListTagsOfResource',
  'PutItem',
  'Query',
  'Scan',
  'TagResource',
  'UntagResource',
  'UpdateItem',
  'UpdateTable',
] as const;
export type Operation = (typeof operations)[number];

const moduleName = (operation: Operation): string => operation.charAt(0).toLowerCase() + operation.slice(1);
const actions = new Map(
  operations.map((name) => [name, require(`dynalite/actions/${moduleName(name)}.js`) as Action]),
);
const rules = new Map(
  operations.map((name) => [name, require(`dynalite/validations/${moduleName(name)}.js`) as Rules]),
);

/** Validates an input as AWS does before it reads any table, and parses its expressions. Throws a Refusal. */
export function checkInput(store: Store, operation: Operation, input: unknown): Input {
  const rule = rules.get(operation);
  if (!rule) throw new Error(`dynalite has no rules for ${operation}`);
  const checked = checkTypes(input, rule.types);
  checkValidations(checked, rule.types, rule.custom, store);
  return checked;
}

export async function runAction(store: Store, operation: Operation, input: Input): Promise<Output> {
  const action = actions.get(operation);
  if (!action) throw new Error(`dynalite has no action ${operation}`);
  return new Promise((resolve, reject) =>
    action(store, input, (error, output) => (error ? reject(error) : resolve(output))),
  );
}

/** Answers malformed calls with dynalite's own protocol errors. Dynalite's own store stays empty. */
export function createProtocolErrors(): (request: IncomingMessage, response: ServerResponse) => void {
  const handler = createServer({}).listeners('request')[0];
  if (!handler) throw new Error('dynalite has no request handler');
  return handler;
}
