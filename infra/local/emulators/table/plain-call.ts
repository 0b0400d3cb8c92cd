import { callStore, wantsOldOnFailure, type Change } from './call-store.ts';
import type { Call, Context } from './context.ts';
import { checkInput, runAction, type Input, type Item, type Operation, type Output } from './dynalite.ts';
import { authorizeCall, reportUsage } from './gate.ts';
import { addUsage, indexWriteUnits, readUnitsOf, tableWriteUnits, type Usage } from './metering.ts';
import { isRefusal, typeOf, constraintError } from './refusals.ts';
import { requirementsOf } from './requirements.ts';
import { giveBack, withhold } from './withhold.ts';

const reads = new Set<Operation>(['GetItem', 'BatchGetItem', 'Query', 'Scan']);
const isTableChange = /^(?:Create|Update|Delete)Table$/;
const isItemCall = /Item$|^Query$|^Scan$/;

/** Runs an operation that dynalite implements. */
export async function plainCall(context: Context, call: Call, operation: Operation): Promise<Output> {
  const onFailure = onFailureOf(call.body);
  const input = checkInput(context.store, operation, call.body);
  if (onFailure === 'ALL_OLD') Object.assign(input, { [wantsOldOnFailure]: true });
  const requirements = requirementsOf(operation, input);
  await authorizeCall(context, call, requirements);
  const failAfter = context.faults.meet(operation, 1);
  const usage: Usage = new Map();
  const withheld = withhold(context.faults, input);
  try {
    const output = await metered(context, operation, input, usage);
    if (operation === 'DeleteTable') await context.timeToLive.forget(input.TableName ?? '');
    failAfter?.();
    return giveBack(operation, withheld, output);
  } finally {
    if (isTableChange.test(operation)) context.tables = new Map();
    await reportUsage(context, call, requirements, usage);
  }
}

function onFailureOf(body: unknown): unknown {
  const given = (body as { ReturnValuesOnConditionCheckFailure?: unknown } | null)
    ?.ReturnValuesOnConditionCheckFailure;
  if (given === undefined || given === null || given === 'NONE' || given === 'ALL_OLD') return given;
  throw constraintError(
    JSON.stringify(given),
    'returnValuesOnConditionCheckFailure',
    'Member must satisfy enum value set: [ALL_OLD, NONE]',
  );
}

async function metered(context: Context, operation: Operation, input: Input, usage: Usage): Promise<Output> {
  const requested = input.ReturnConsumedCapacity;
  const counting = reads.has(operation) && (requested === undefined || requested === 'NONE');
  if (counting) input.ReturnConsumedCapacity = 'TOTAL';
  const output = await run(context, operation, input, usage);
  if (!reads.has(operation)) return output;
  const unitsMin = input['ConsistentRead'] ? 1 : 0.5;
  for (const { tableName, readUnits } of readUnitsOf(output, unitsMin))
    addUsage(usage, tableName, readUnits, 0);
  if (counting) delete output['ConsumedCapacity'];
  return output;
}

async function run(context: Context, operation: Operation, input: Input, usage: Usage): Promise<Output> {
  const write = async (change: Change): Promise<void> => {
    await context.commit([change]);
    if (!context.onCall) return;
    const units = tableWriteUnits(change.before, change.after) + indexWriteUnits(change);
    addUsage(usage, change.table.TableName, 0, units);
  };
  try {
    const tables = isItemCall.test(operation) ? { tables: context.tables } : {};
    return await runAction(callStore(context.store, write, tables), operation, input);
  } catch (error) {
    const missed = isRefusal(error) && typeOf(error) === 'ConditionalCheckFailedException';
    if (missed)
      addUsage(usage, input.TableName ?? '', 0, tableWriteUnits(error.body['Item'] as Item, input.Item));
    throw error;
  }
}
