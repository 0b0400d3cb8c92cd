import type { Call, Context } from './context.ts';
import { runAction, type Output } from './dynalite.ts';
import { authorizeCall, reportUsage } from './gate.ts';
import { withLocks } from './locks.ts';
import { addUsage, type Usage } from './metering.ts';
import { transactionCancelled } from './refusals.ts';
import { keysByTable, placeSteps, readSteps, type PlacedStep } from './transact-steps.ts';
import { consumedCapacity, tablesOf } from './transact-write.ts';

/** Reads all items at the same time: no write happens in between. */
export async function transactGet(context: Context, call: Call): Promise<Output> {
  const body = call.body as { ReturnConsumedCapacity?: string };
  const steps = readSteps(context.store, body, 'get');
  const requirements = steps.map(({ tableName, input }) => ({
    action: 'dynamodb:GetItem',
    tableName,
    keys: [input.Key ?? {}],
  }));
  await authorizeCall(context, call, requirements);
  const failAfter = context.faults.meet(call.operation, steps.length);
  const placed = placeSteps(steps, await tablesOf(context, steps));
  if (placed.some(({ problem }) => problem !== undefined))
    throw transactionCancelled(
      placed.map(({ problem }) =>
        problem === undefined ? { Code: 'None' } : { Code: 'ValidationError', Message: problem },
      ),
    );
  const usage: Usage = new Map();
  const Responses = await withLocks(context.store, keysByTable(placed), () =>
    Promise.all(placed.map((step) => readStep(context, step, usage))),
  );
  await reportUsage(context, call, requirements, usage);
  failAfter?.();
  return { Responses, ...consumedCapacity(body.ReturnConsumedCapacity, usage, 'readUnits') };
}

async function readStep({ store }: Context, { input, tableName }: PlacedStep, usage: Usage): Promise<Output> {
  const consistent = { ...input, ConsistentRead: true, ReturnConsumedCapacity: 'TOTAL' };
  const { ConsumedCapacity, ...found } = await runAction(store, 'GetItem', consistent);
  const { CapacityUnits } = ConsumedCapacity as { CapacityUnits: number };
  addUsage(usage, tableName, 2 * CapacityUnits, 0);
  return found;
}
