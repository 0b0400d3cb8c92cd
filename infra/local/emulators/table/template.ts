import { indexEntriesOf } from './commit.ts';
import type { Context } from './context.ts';
import { readTable } from './read-table.ts';
import { checkInput, runAction, type Index, type Store, type TableDescription } from './dynalite.ts';
import { sameItem } from './same-item.ts';
import { isRefusal, typeOf } from './refusals.ts';
import type { GlobalTableProperties } from './global-table.ts';

/**
 * Creates the table, or adapts a stored one to the template: indexes are added and removed, but the key cannot change.
 */
export async function createFromTemplate(context: Context, properties: GlobalTableProperties): Promise<void> {
  const { store } = context;
  const found = await find(store, properties.TableName);
  if (found) await adapt(store, found, properties);
  else await create(store, properties);
  context.tables = new Map();
  recordRecovery(context, properties);
  await setTimeToLive(context, properties);
}

function recordRecovery({ recoverable }: Context, { TableName, Replicas = [] }: GlobalTableProperties): void {
  if (Replicas.some((one) => one.PointInTimeRecoverySpecification?.PointInTimeRecoveryEnabled === true))
    recoverable.add(TableName);
  else recoverable.delete(TableName);
}

async function find(store: Store, tableName: string): Promise<TableDescription | undefined> {
  try {
    return await readTable(store, tableName);
  } catch (error) {
    if (isRefusal(error) && typeOf(error) === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

async function create(store: Store, properties: GlobalTableProperties): Promise<void> {
  const { TableName, KeySchema, AttributeDefinitions } = properties;
  const indexes = indexesOf(properties);
  const input = {
    TableName,
    KeySchema,
    AttributeDefinitions,
    ...(indexes.length ? { GlobalSecondaryIndexes: indexes } : {}),
    BillingMode: 'PAY_PER_REQUEST',
  };
  const created = await runAction(
    store,
    'CreateTable',
    checkInput(store, 'CreateTable', structuredClone(input)),
  );
  const description = created['TableDescription'] as TableDescription;
  await store.db.put(`table~${TableName}`, activated(description));
}

/** The table's description once it is active. */
export const activated = (table: TableDescription): TableDescription => ({
  ...table,
  TableStatus: 'ACTIVE',
  ...(table.GlobalSecondaryIndexes
    ? {
        GlobalSecondaryIndexes: table.GlobalSecondaryIndexes.map((index) => ({
          ...index,
          IndexStatus: 'ACTIVE',
        })),
      }
    : {}),
});

const indexesOf = ({ GlobalSecondaryIndexes = [] }: GlobalTableProperties): Index[] =>
  GlobalSecondaryIndexes.map(({ IndexName, KeySchema, Projection }) => ({
    IndexName,
    KeySchema,
    Projection,
  }));

async function adapt(store: Store, found: TableDescription, wanted: GlobalTableProperties): Promise<void> {
  if (!same(found.KeySchema, wanted.KeySchema))
    throw new Error(`Table ${wanted.TableName} is stored with another key: delete its data to start again.`);
  const indexes = indexesOf(wanted);
  const retained = (found.GlobalSecondaryIndexes ?? []).filter((index) =>
    indexes.some((next) => sameIndex(index, next)),
  );
  const added = indexes.filter((next) => !retained.some((index) => sameIndex(index, next)));
  const dropped = (found.GlobalSecondaryIndexes ?? []).filter((index) => !retained.includes(index));
  if (!added.length && !dropped.length) return;
  for (const { IndexName } of dropped) await dropIndex(store, wanted.TableName, IndexName);
  const { AttributeDefinitions } = wanted;
  const bare = { ...found, AttributeDefinitions, GlobalSecondaryIndexes: [] };
  const table = activated({
    ...bare,
    GlobalSecondaryIndexes: [...retained, ...added.map((index) => described(bare, index))],
  });
  await store.db.put(`table~${wanted.TableName}`, table);
  for (const index of added) await fillIndex(store, table, index);
}

const described = (table: TableDescription, index: Index): Index =>
  Object.assign({}, index, {
    IndexArn: `${table.TableArn}/index/${index.IndexName}`,
    IndexSizeBytes: 0,
    ItemCount: 0,
  });

const same = (a: unknown, b: unknown): boolean =>
  sameItem({ it: { X: JSON.stringify(a) } }, { it: { X: JSON.stringify(b) } });

const sameIndex = (a: Index, b: Index): boolean =>
  a.IndexName === b.IndexName && same(shapeOf(a), shapeOf(b));

const shapeOf = ({ KeySchema, Projection }: Index): unknown => [
  KeySchema.map(({ AttributeName, KeyType }) => [AttributeName, KeyType]),
  Projection.ProjectionType,
  [...(Projection.NonKeyAttributes ?? [])].sort(),
];

async function dropIndex(store: Store, tableName: string, indexName: string): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    store.deleteIndexDb('Global', tableName, indexName, (error) => (error ? reject(error) : resolve())),
  );
}

async function fillIndex(store: Store, table: TableDescription, index: Index): Promise<void> {
  for await (const item of store.getItemDb(table.TableName).createValueStream({})) {
    const ops = indexEntriesOf({ table, before: undefined, after: item }, index);
    if (ops.length) await store.db.batch(ops);
  }
}

async function setTimeToLive(context: Context, properties: GlobalTableProperties): Promise<void> {
  const wanted = properties.TimeToLiveSpecification;
  const attribute = wanted?.Enabled ? wanted.AttributeName : undefined;
  const current = context.timeToLive.describe(properties.TableName).AttributeName;
  if (current === attribute) return;
  const table = await readTable(context.store, properties.TableName);
  if (current !== undefined)
    await context.timeToLive.update(table, { AttributeName: current, Enabled: false });
  if (attribute !== undefined)
    await context.timeToLive.update(table, { AttributeName: attribute, Enabled: true });
}
