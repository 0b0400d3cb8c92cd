import { BatchGetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { chunksOf } from '#functions/_platform/common/in-parallel.ts';
import type { Definition, OpenTable, StudioTable } from '#functions/_platform/ports/table.ts';
import { untilDone } from './table/batch.ts';
import { readerOf, type Attributes } from './table/item-of-row.ts';
import type { ItemOf } from './table/entity.ts';
import { studioPrefix } from './table/keys.ts';

/** The most items that DynamoDB reads in one batch. */
const batchItemsMax = 100;

type Row = Readonly<Record<string, unknown>>;

interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** The part of an entity's description that is needed here. */
interface Described {
  readonly schema: {
    readonly model: { readonly entity: string };
    readonly attributes: Attributes;
    readonly indexes: Readonly<
      Record<'primary', Readonly<Record<'pk' | 'sk', { readonly template: string }>>>
    >;
  };
}

/** An item that is to be read, by its entity and its key. */
export interface WantedItem<T> {
  readonly definition: Definition<unknown>;
  readonly key: Readonly<Record<string, string>>;
  /** Only the type of the item: there is no value. */
  readonly item?: T;
}

/** Names an item that `readTogether` is to read. */
export const wanted = <D extends Definition<unknown>>(
  definition: D,
  key: Readonly<Record<string, string>>,
): WantedItem<ItemOf<D>> => ({ definition, key });

/** The key of an item. The library would compute the same, a hundred times slower. */
export function keyOf({ definition, key }: WantedItem<unknown>): Key {
  const { pk, sk } = (definition.writer as Described).schema.indexes.primary;
  const filled = ({ template }: { readonly template: string }): string =>
    template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
      const value = key[name];
      if (value === undefined) throw new Error(`a key without its ${name}`);
      return value;
    });
  return { pk: filled(pk), sk: filled(sk) };
}

/** What is to be read: single items, some of which may not be needed, and lists of items. */
export type Wants = Readonly<
  Record<string, WantedItem<unknown> | undefined | readonly WantedItem<unknown>[]>
>;

/** What was found, by the names under which it was wanted. A list has `undefined` for an item that does not exist. */
export type Found<W extends Wants> = {
  readonly [N in keyof W]: W[N] extends readonly WantedItem<infer T>[]
    ? readonly (T | undefined)[]
    : W[N] extends WantedItem<infer T> | undefined
      ? T | undefined
      : never;
};

/** How rows of an entity become items, without their keys. */
export const readerOfRows = (definition: Definition<unknown>) =>
  readerOf((definition.writer as Described).schema.attributes);

/** Reads rows of several entities. A reader takes longer to build than a row takes to read, so each entity has one. */
function itemsReader(): (want: WantedItem<unknown>, row: Row | undefined) => unknown {
  const readers = new Map<Definition<unknown>, ReturnType<typeof readerOf>>();
  return ({ definition }, row) => {
    if (!row) return undefined;
    const read = readers.get(definition) ?? readerOfRows(definition);
    readers.set(definition, read);
    return read(row);
  };
}

const placeOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

/** Reads raw items by their keys. The result has them by partition key and sort key. */
async function rowsOf(
  table: OpenTable,
  keys: readonly Key[],
  consistent: boolean,
): Promise<Map<string, Row>> {
  const { name, documents } = table.requests;
  const found = new Map<string, Row>();
  await untilDone(keys, async (left) => {
    const request = { Keys: [...left], ConsistentRead: consistent };
    const { Responses, UnprocessedKeys } = await documents.send(
      new BatchGetCommand({ RequestItems: { [name]: request } }),
    );
    for (const row of (Responses?.[name] ?? []) as (Row & Key)[]) found.set(placeOf(row), row);
    return (UnprocessedKeys?.[name]?.Keys ?? []) as Key[];
  });
  return found;
}

const isList = (want: Wants[string]): want is readonly WantedItem<unknown>[] => Array.isArray(want);

/** Reads items of different entities in one request. If nothing is wanted, nothing is requested. */
export async function readTogether<W extends Wants>(
  table: OpenTable,
  wants: W,
  { consistent }: { readonly consistent: boolean },
): Promise<Found<W>> {
  const all = Object.values(wants).flatMap((want) => want ?? []);
  const keyed = new Map(all.map((one) => [one, keyOf(one)]));
  const keys = new Map([...keyed.values()].map((key) => [placeOf(key), key]));
  const parts = await Promise.all(
    chunksOf([...keys.values()], batchItemsMax).map((some) => rowsOf(table, some, consistent)),
  );
  const rows = new Map(parts.flatMap((some) => [...some]));
  const read = itemsReader();
  const found = (one: WantedItem<unknown>) => read(one, rows.get(placeOf(keyed.get(one) ?? keyOf(one))));
  return Object.fromEntries(
    Object.entries(wants).map(([name, want]) => [name, isList(want) ? want.map(found) : want && found(want)]),
  ) as Found<W>;
}

/** A part of one partition: from one sort key up to another, both included. */
interface Range {
  readonly pk: string;
  readonly from: string;
  readonly upTo: string;
}

/** How a range is read; by default whole, oldest first. */
interface Reading {
  readonly consistent: boolean;
  readonly limit?: number;
  readonly newestFirst?: boolean;
}

/** Reads the raw items of a range, page by page until there are no more or the limit is reached. */
async function rowsBetween(
  table: StudioTable,
  { pk, from, upTo }: Range,
  { consistent, limit = Infinity, newestFirst = false }: Reading,
): Promise<Row[]> {
  const { name: TableName, documents } = table.requests;
  const rows: Row[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await documents.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :upTo',
        ExpressionAttributeValues: { ':pk': pk, ':from': from, ':upTo': upTo },
        ConsistentRead: consistent,
        ScanIndexForward: !newestFirst,
        ...(limit < Infinity && { Limit: limit - rows.length }),
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start && rows.length < limit);
  return rows;
}

type Definitions = Readonly<Record<string, Definition<unknown>>>;

/** The items of a range by the names of their entities. */
export type FoundOf<D extends Definitions> = { readonly [N in keyof D]: ItemOf<D[N]>[] };

/** Where a range begins and ends, and how current the reading must be. */
interface Stretch {
  readonly partition: string;
  readonly from: string;
  readonly upTo: string;
  /** By default true. A screen that only shows something may miss writes of the last second, for half the price. */
  readonly consistent?: boolean;
}

/**
 * Reads the items of several entities whose keys are next to each other, in one request. Items of other entities in
 * between are left out.
 *
 * @param from the sort key at which the range begins
 * @param upTo the sort key at which it ends
 */
export async function readRange<D extends Definitions>(
  table: StudioTable,
  entities: D,
  { partition, from, upTo, consistent = true }: Stretch,
): Promise<FoundOf<D>> {
  const pk = `${studioPrefix(table.studioId)}${partition}`;
  const rows = await rowsBetween(table, { pk, from, upTo }, { consistent });
  const byEntity = Map.groupBy(rows, (row) => row['__edb_e__']);
  return Object.fromEntries(
    Object.entries(entities).map(([name, definition]) => {
      const { entity } = (definition.writer as Described).schema.model;
      return [name, (byEntity.get(entity) ?? []).map(readerOfRows(definition))];
    }),
  ) as FoundOf<D>;
}

/**
 * Reads the items of one entity between two keys of one partition, both included.
 *
 * @param from the parts of the first key
 * @param upTo the parts of the last key
 */
export async function readBetween<D extends Definition<unknown>>(
  table: StudioTable,
  definition: D,
  [from, upTo]: readonly [WantedItem<unknown>['key'], WantedItem<unknown>['key']],
  reading: Reading,
): Promise<ItemOf<D>[]> {
  const first = keyOf({ definition, key: from });
  const last = keyOf({ definition, key: upTo });
  const rows = await rowsBetween(table, { pk: first.pk, from: first.sk, upTo: last.sk }, reading);
  return rows.map(readerOfRows(definition)) as ItemOf<D>[];
}
