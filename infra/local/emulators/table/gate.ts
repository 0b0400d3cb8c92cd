import { knownTable, type Call, type Context } from './context.ts';
import { accessDenied } from './refusals.ts';
import { leadingKeysOf, type Requirement } from './requirements.ts';
import type { Usage } from './metering.ts';

/** Throws AccessDeniedException unless every requirement is granted. */
export async function authorizeCall(
  context: Context,
  call: Call,
  requirements: Requirement[],
): Promise<void> {
  if (!context.authorize) return;
  for (const requirement of requirements) {
    const { action, tableName } = requirement;
    const granted = context.authorize({
      accessKeyId: call.accessKeyId,
      action,
      tableName,
      ...(await named(context, requirement)),
    });
    if (granted !== true) throw accessDenied(granted);
  }
}

export async function reportUsage(
  context: Context,
  call: Call,
  requirements: Requirement[],
  usage: Usage,
): Promise<void> {
  if (!context.onCall) return;
  for (const [tableName, units] of usage) {
    const ofTable = requirements.filter((requirement) => requirement.tableName === tableName);
    const keys = ofTable.flatMap((requirement) => requirement.keys);
    const details = await named(context, { ...ofTable[0], tableName, keys });
    const action = `dynamodb:${call.operation}`;
    context.onCall({ accessKeyId: call.accessKeyId, action, tableName, ...details, ...units });
  }
}

type Named = { indexName?: string; leadingKeys?: string[] };

async function named(
  context: Context,
  { tableName, indexName, keys }: Omit<Requirement, 'action'>,
): Promise<Named> {
  const index = indexName === undefined ? {} : { indexName };
  if (!keys.length) return index;
  const table = await knownTable(context, tableName).catch(() => undefined);
  const schema = indexName
    ? table?.GlobalSecondaryIndexes?.find(({ IndexName }) => IndexName === indexName)?.KeySchema
    : table?.KeySchema;
  const partitionKey = schema?.[0]?.AttributeName;
  return partitionKey === undefined ? index : { ...index, leadingKeys: leadingKeysOf(keys, partitionKey) };
}
