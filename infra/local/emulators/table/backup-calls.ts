import { randomUUID } from 'node:crypto';
import { opsOf } from './commit.ts';
import type { Call, Context } from './context.ts';
import { checkInput, type BatchOp, type Output, type Store, type TableDescription } from './dynalite.ts';
import { authorizeCall } from './gate.ts';
import { recoveryUnavailable, tableAlreadyExists, tableNotFound, validationError } from './refusals.ts';
import { requirementsOf } from './requirements.ts';
import { activated } from './template.ts';

const opsPerBatch = 500;
const recoveryDays = 35;
const daySeconds = 24 * 60 * 60;

/** The machine's time, which dynalite uses for a table's creation. */
const nowSeconds = (): number => Date.now() / 1000;

export async function describeContinuousBackups(context: Context, call: Call): Promise<Output> {
  const input = checkInput(context.store, 'DescribeTable', call.body);
  const name = input.TableName ?? '';
  await authorizeCall(context, call, requirementsOf('DescribeContinuousBackups', input));
  if (!(await find(context.store, name))) throw tableNotFound(name);
  const recovery = context.recoverable.has(name)
    ? {
        PointInTimeRecoveryStatus: 'ENABLED',
        RecoveryPeriodInDays: recoveryDays,
        EarliestRestorableDateTime: nowSeconds() - recoveryDays * daySeconds,
        LatestRestorableDateTime: nowSeconds(),
      }
    : { PointInTimeRecoveryStatus: 'DISABLED' };
  return {
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: recovery,
    },
  };
}

/** Restores the table's current content, because no earlier state is stored. */
export async function restoreTableToPointInTime(context: Context, call: Call): Promise<Output> {
  const { store } = context;
  const { from, to } = readNames(store, call.body);
  for (const TableName of [from, to])
    await authorizeCall(context, call, requirementsOf('RestoreTableToPointInTime', { TableName }));
  const source = await find(store, from);
  if (!source) throw tableNotFound(from);
  if (await find(store, to)) throw tableAlreadyExists(to);
  if (!context.recoverable.has(from)) throw recoveryUnavailable(from);
  const at = nowSeconds();
  const target = restoredFrom(source, to, at);
  const summary = { SourceTableArn: source.TableArn, RestoreDateTime: at };
  const described = (table: TableDescription, RestoreInProgress: boolean): TableDescription =>
    Object.assign({}, table, { RestoreSummary: { ...summary, RestoreInProgress } });
  const creating = described(target, true);
  const active = described(activated(target), false);
  await store.db.put(`table~${to}`, creating);
  await copyItems(store, source, target);
  setTimeout(() => void store.db.put(`table~${to}`, active).catch(warn), store.options.createTableMs);
  return { TableDescription: creating };
}

function readNames(store: Store, body: unknown): { from: string; to: string } {
  const given = body as Partial<Record<'SourceTableName' | 'TargetTableName', unknown>> & {
    UseLatestRestorableTime?: unknown;
  };
  const nameOf = (TableName: unknown): string =>
    checkInput(store, 'DescribeTable', { TableName }).TableName ?? '';
  const names = { from: nameOf(given.SourceTableName), to: nameOf(given.TargetTableName) };
  if (given.UseLatestRestorableTime !== true)
    throw validationError('This emulator restores a table only with UseLatestRestorableTime');
  return names;
}

const find = (store: Store, name: string): Promise<TableDescription | undefined> =>
  new Promise((resolve, reject) =>
    store.getTable(name, false, (error, table) => {
      if (error && error.name !== 'NotFoundError' && !('statusCode' in error)) reject(error);
      else resolve(error ? undefined : table);
    }),
  );

function restoredFrom(source: TableDescription, name: string, at: number): TableDescription {
  const arn = source.TableArn.replace(/[^/]+$/, name);
  const indexes = source.GlobalSecondaryIndexes?.map((index) => ({
    ...index,
    IndexArn: `${arn}/index/${index.IndexName}`,
    IndexStatus: 'CREATING',
  }));
  const more = { TableId: randomUUID(), CreationDateTime: at };
  return {
    ...structuredClone(source),
    ...(indexes && { GlobalSecondaryIndexes: indexes }),
    ...more,
    TableName: name,
    TableArn: arn,
    TableStatus: 'CREATING',
  };
}

async function copyItems(store: Store, source: TableDescription, target: TableDescription): Promise<void> {
  let waiting: BatchOp[] = [];
  for await (const item of store.getItemDb(source.TableName).createValueStream({})) {
    waiting.push(...opsOf({ table: target, before: undefined, after: item }));
    if (waiting.length < opsPerBatch) continue;
    await store.db.batch(waiting);
    waiting = [];
  }
  if (waiting.length) await store.db.batch(waiting);
}

const warn = (error: unknown): void => process.emitWarning(error instanceof Error ? error : String(error));
