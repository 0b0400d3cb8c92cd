import {
  DeleteItemCommand,
  PutItemCommand,
  QueryCommand,
  UpdateItemCommand,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { codesOf, eventually, get, keyOf, n, s, transact, type Refused } from './calls.ts';
import type { CaseContext, Item } from './endpoint.ts';
import type { Check, Condition, Entry, Operation, Outcome, Write } from './model.ts';

const groupOf = ({ pk }: CaseContext, group: string): string => `${pk}/${group}`;

const itemOf = (context: CaseContext, sk: string, { n: count, group }: Entry): Item => ({
  ...keyOf(context, sk),
  ...(count === undefined ? {} : { n: n(count) }),
  ...(group === undefined ? {} : { gsi1pk: s(groupOf(context, group)), gsi1sk: s(sk) }),
});

function entryOf(item: Item | undefined): Entry | undefined {
  if (!item) return undefined;
  const group = item['gsi1pk']?.S?.split('/').at(-1);
  return {
    ...(item['n'] ? { n: Number(item['n'].N) } : {}),
    ...(group === undefined ? {} : { group }),
  };
}

function conditionOf(condition: Condition): { ConditionExpression?: string; values: Item } {
  if (condition === 'none') return { values: {} };
  if (condition === 'exists') return { ConditionExpression: 'attribute_exists(pk)', values: {} };
  if (condition === 'absent') return { ConditionExpression: 'attribute_not_exists(pk)', values: {} };
  return { ConditionExpression: 'n = :expected', values: { ':expected': n(condition.nIs) } };
}

/** All members of a transaction's list except one are the inputs of single calls. */
function stepOf(context: CaseContext, step: Write | Check): TransactWriteItem {
  const { tableName: TableName } = context;
  const { values, ...condition } = conditionOf(step.condition);
  const withValues = (more: Item) => {
    const all = { ...values, ...more };
    return { ...condition, ...(Object.keys(all).length ? { ExpressionAttributeValues: all } : {}) };
  };
  const Key = keyOf(context, step.sk);
  if (step.kind === 'put')
    return { Put: { TableName, Item: itemOf(context, step.sk, step.entry), ...withValues({}) } };
  if (step.kind === 'delete') return { Delete: { TableName, Key, ...withValues({}) } };
  if (step.kind === 'check')
    return { ConditionCheck: { TableName, Key, ConditionExpression: '', ...withValues({}) } };
  if (step.kind === 'add')
    return {
      Update: { TableName, Key, UpdateExpression: 'ADD n :by', ...withValues({ ':by': n(step.by) }) },
    };
  if (step.group === undefined)
    return { Update: { TableName, Key, UpdateExpression: 'REMOVE gsi1pk, gsi1sk', ...withValues({}) } };
  const group = { ':group': s(groupOf(context, step.group)), ':sk': s(step.sk) };
  return {
    Update: { TableName, Key, UpdateExpression: 'SET gsi1pk = :group, gsi1sk = :sk', ...withValues(group) },
  };
}

async function write(context: CaseContext, step: Write): Promise<void> {
  const { Put, Update, Delete } = stepOf(context, step);
  if (Put) await context.client.send(new PutItemCommand(Put));
  if (Update) await context.client.send(new UpdateItemCommand(Update));
  if (Delete) await context.client.send(new DeleteItemCommand(Delete));
}

async function queryPages(
  context: CaseContext,
  { from, to, limit, isForward }: Operation & { kind: 'query' },
) {
  const pages: string[][] = [];
  let start: Item | undefined;
  do {
    const page = await context.client.send(
      new QueryCommand({
        TableName: context.tableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': s(context.pk), ':from': s(from), ':to': s(to) },
        ConsistentRead: true,
        Limit: limit,
        ScanIndexForward: isForward,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    pages.push((page.Items ?? []).map(({ sk }) => sk!.S!));
    start = page.LastEvaluatedKey;
  } while (start);
  return pages;
}

async function queryGroup(context: CaseContext, group: string, ScanIndexForward: boolean): Promise<string[]> {
  const { Items } = await context.client.send(
    new QueryCommand({
      TableName: context.tableName,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :group',
      ExpressionAttributeValues: { ':group': s(groupOf(context, group)) },
      ScanIndexForward,
    }),
  );
  return (Items ?? []).map(({ sk }) => sk!.S!);
}

async function outcomeOf(context: CaseContext, operation: Operation, expected: Outcome): Promise<Outcome> {
  if (operation.kind === 'get') return { entry: entryOf(await get(context, operation.sk)) };
  if (operation.kind === 'query') return { pages: await queryPages(context, operation) };
  if (operation.kind === 'groupQuery') {
    const wanted = 'sks' in expected ? expected.sks.join() : '';
    const sks = await eventually(
      () => queryGroup(context, operation.group, operation.isForward),
      (found) => found.join() === wanted,
    );
    return { sks };
  }
  if (operation.kind === 'transact') {
    const steps = operation.steps.map((step) => stepOf(context, step));
    await transact(context, steps);
  } else await write(context, operation);
  return { done: true };
}

/** Performs it on the endpoint. The expectation only determines how long to wait for an index. */
export async function perform(
  context: CaseContext,
  operation: Operation,
  expected: Outcome,
): Promise<Outcome> {
  try {
    return await outcomeOf(context, operation, expected);
  } catch (error) {
    const refused = error as Refused;
    if (refused.$metadata?.httpStatusCode !== 400) throw error;
    const reasons = codesOf(refused).map(String);
    return { refused: refused.name, ...(reasons.length ? { reasons } : {}) };
  }
}
