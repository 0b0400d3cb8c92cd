import { callStore, type Change } from './call-store.ts';
import { knownTable, type Call, type Context } from './context.ts';
import { db, runAction, type Output, type TableDescription } from './dynalite.ts';
import { authorizeCall, reportUsage } from './gate.ts';
import { readItem, withLocks } from './locks.ts';
import { addUsage, indexWriteUnits, tableWriteUnits, type Usage } from './metering.ts';
import { isRefusal, messageOf, transactionCancelled, typeOf, type CancellationReason } from './refusals.ts';
import type { Requirement } from './requirements.ts';
import { keysByTable, placeSteps, readSteps, type PlacedStep, type Step } from './transact-steps.ts';

/**
 * All or nothing: every step is first evaluated on the locked items without writing, then all changes are written as
 * one batch.
 */
export async function transactWrite(context: Context, call: Call): Promise<Output> {
  const body = call.body as {
    ClientRequestToken?: string;
    ReturnConsumedCapacity?: string;
    TransactItems: unknown;
  };
  // Reading the steps removes fields from the body, so its text is made before.
  const requested = JSON.stringify(body.TransactItems);
  const steps = readSteps(context.store, body, 'write');
  const requirements = steps.map(requirementOf);
  await authorizeCall(context, call, requirements);
  const failAfter = context.faults.meet(call.operation, steps.length);
  const usage: Usage = new Map();
  try {
    await context.tokens.idempotent(body.ClientRequestToken, requested, () =>
      runSteps(context, steps, usage),
    );
  } finally {
    await reportUsage(context, call, requirements, usage);
  }
  failAfter?.();
  return consumedCapacity(body.ReturnConsumedCapacity, usage, 'writeUnits');
}

const requirementOf = ({ kind, tableName, input }: Step): Requirement => ({
  action: kind === 'ConditionCheck' ? 'dynamodb:ConditionCheckItem' : `dynamodb:${kind}Item`,
  tableName,
  keys: [input.Item ?? input.Key ?? {}],
});

async function runSteps(context: Context, steps: Step[], usage: Usage): Promise<void> {
  const placed = placeSteps(steps, await tablesOf(context, steps));
  await withLocks(context.store, keysByTable(placed), async () => {
    const changes: Change[] = [];
    const reasons: CancellationReason[] = [];
    for (const step of placed) reasons.push(await tryStep(context, step, changes, usage));
    if (reasons.some(({ Code }) => Code !== 'None')) throw transactionCancelled(reasons);
    await context.commit(changes);
  });
}

export async function tablesOf(context: Context, steps: Step[]): Promise<Map<string, TableDescription>> {
  const tables = new Map<string, TableDescription>();
  for (const { tableName } of steps)
    if (!tables.has(tableName)) tables.set(tableName, await knownTable(context, tableName));
  return tables;
}

async function tryStep(
  context: Context,
  step: PlacedStep,
  changes: Change[],
  usage: Usage,
): Promise<CancellationReason> {
  if (step.problem !== undefined) return { Code: 'ValidationError', Message: step.problem };
  try {
    const change = step.kind === 'ConditionCheck' ? await check(context, step) : await stage(context, step);
    if (change) changes.push(change);
    countStep(usage, step, change);
    return { Code: 'None' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    countStep(usage, step, undefined);
    return reasonOf(error);
  }
}

async function check({ store }: Context, { input, tableName, key = '' }: PlacedStep): Promise<undefined> {
  const failed = db.checkConditional(input, await readItem(store, tableName, key));
  if (failed) throw failed;
}

async function stage(
  { store, tables }: Context,
  { operation, input }: PlacedStep,
): Promise<Change | undefined> {
  const staged: Change[] = [];
  const keep = async (change: Change): Promise<void> => void staged.push(change);
  await runAction(callStore(store, keep, { locked: true, tables }), operation, input);
  return staged[0];
}

/** Transactional writes cost double in the table. Index writes happen afterwards, at the normal price. */
function countStep(usage: Usage, { tableName, input }: PlacedStep, change: Change | undefined): void {
  const units = 2 * tableWriteUnits(change?.before, change?.after ?? input.Item);
  addUsage(usage, tableName, 0, units + (change ? indexWriteUnits(change) : 0));
}

function reasonOf(refused: Parameters<typeof typeOf>[0]): CancellationReason {
  if (typeOf(refused) !== 'ConditionalCheckFailedException')
    return { Code: 'ValidationError', Message: messageOf(refused) };
  const item = refused.body['Item'] as object | undefined;
  return {
    Code: 'ConditionalCheckFailed',
    Message: 'The conditional request failed',
    ...(item ? { Item: item } : {}),
  };
}

export function consumedCapacity(
  requested: string | undefined,
  usage: Usage,
  units: 'readUnits' | 'writeUnits',
): Output {
  if (requested !== 'TOTAL' && requested !== 'INDEXES') return {};
  const field = units === 'readUnits' ? 'ReadCapacityUnits' : 'WriteCapacityUnits';
  const ConsumedCapacity = [...usage].map(([TableName, used]) => ({
    TableName,
    CapacityUnits: used[units],
    [field]: used[units],
  }));
  return { ConsumedCapacity };
}
