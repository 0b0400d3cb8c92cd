import { setTimeout as wait } from 'node:timers/promises';
import {
  GetItemCommand,
  PutItemCommand,
  TransactWriteItemsCommand,
  UpdateItemCommand,
  type CancellationReason,
  type PutItemCommandInput,
  type TransactWriteItem,
  type TransactWriteItemsCommandInput,
  type UpdateItemCommandInput,
} from '@aws-sdk/client-dynamodb';
import type { CaseContext, Item } from './endpoint.ts';

export const keyOf = ({ pk }: CaseContext, sk: string): Item => ({ pk: { S: pk }, sk: { S: sk } });
export const n = (value: number) => ({ N: String(value) });
export const s = (value: string) => ({ S: value });

export const put = (
  context: CaseContext,
  sk: string,
  more: Item = {},
  rest: Partial<PutItemCommandInput> = {},
) =>
  context.client.send(
    new PutItemCommand({ TableName: context.tableName, Item: { ...keyOf(context, sk), ...more }, ...rest }),
  );

export const update = (
  context: CaseContext,
  sk: string,
  UpdateExpression: string,
  rest: Partial<UpdateItemCommandInput> = {},
) =>
  context.client.send(
    new UpdateItemCommand({
      TableName: context.tableName,
      Key: keyOf(context, sk),
      UpdateExpression,
      ...rest,
    }),
  );

export async function get(context: CaseContext, sk: string): Promise<Item | undefined> {
  const { Item } = await context.client.send(
    new GetItemCommand({ TableName: context.tableName, Key: keyOf(context, sk), ConsistentRead: true }),
  );
  return Item;
}

export const transact = (
  { client }: CaseContext,
  TransactItems: TransactWriteItem[],
  rest: Partial<TransactWriteItemsCommandInput> = {},
) => client.send(new TransactWriteItemsCommand({ TransactItems, ...rest }));

export const addOne = (context: CaseContext, sk: string): TransactWriteItem => ({
  Update: {
    TableName: context.tableName,
    Key: keyOf(context, sk),
    UpdateExpression: 'ADD n :one',
    ExpressionAttributeValues: { ':one': n(1) },
  },
});

export const putOne = (context: CaseContext, sk: string, more: Item = {}): TransactWriteItem => ({
  Put: { TableName: context.tableName, Item: { ...keyOf(context, sk), ...more } },
});

export const putNew = (context: CaseContext, sk: string): TransactWriteItem => ({
  Put: { ...putOne(context, sk).Put!, ConditionExpression: 'attribute_not_exists(pk)' },
});

export type Refused = Error & {
  $metadata?: { httpStatusCode?: number };
  CancellationReasons?: CancellationReason[];
  Item?: Item;
};

/** The error that a call must end in. */
export async function refusedBy(call: Promise<unknown>): Promise<Refused> {
  const outcome = await call.then(
    () => 'it was accepted',
    (error: unknown) => error as Refused,
  );
  if (typeof outcome === 'string') throw new Error(`A call had to be refused, but ${outcome}.`);
  return outcome;
}

export const codesOf = ({ CancellationReasons }: Refused): (string | undefined)[] =>
  (CancellationReasons ?? []).map(({ Code }) => Code);

/** Reads again while an index has not caught up, for implementations where that takes time. */
export async function eventually<T>(read: () => Promise<T>, isThere: (value: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const value = await read();
    if (isThere(value)) return value;
    await wait(100);
  }
  return read();
}
