import { knownTable, type Call, type Context } from './context.ts';
import { checkInput, runAction, type Output } from './dynalite.ts';
import { authorizeCall } from './gate.ts';
import { constraintError } from './refusals.ts';
import { requirementsOf } from './requirements.ts';

export async function describeTimeToLive(context: Context, call: Call): Promise<Output> {
  const input = checkInput(context.store, 'DescribeTimeToLive', call.body);
  await authorizeCall(context, call, requirementsOf('DescribeTimeToLive', input));
  await runAction(context.store, 'DescribeTimeToLive', input);
  return { TimeToLiveDescription: context.timeToLive.describe(input.TableName ?? '') };
}

export async function updateTimeToLive(context: Context, call: Call): Promise<Output> {
  const specification = readSpecification(call.body);
  const input = checkInput(context.store, 'DescribeTimeToLive', call.body);
  await authorizeCall(context, call, requirementsOf('UpdateTimeToLive', input));
  const table = await knownTable(context, input.TableName ?? '');
  await context.timeToLive.update(table, specification);
  return { TimeToLiveSpecification: specification };
}

function readSpecification(body: unknown): { AttributeName: string; Enabled: boolean } {
  const given = (body as { TimeToLiveSpecification?: { AttributeName?: unknown; Enabled?: unknown } } | null)
    ?.TimeToLiveSpecification;
  const missing = (field: string): Error =>
    constraintError('null', `timeToLiveSpecification${field}`, 'Member must not be null');
  if (!given) throw missing('');
  const { AttributeName, Enabled } = given;
  if (typeof AttributeName !== 'string' || !AttributeName) throw missing('.attributeName');
  if (typeof Enabled !== 'boolean') throw missing('.enabled');
  return { AttributeName, Enabled };
}
