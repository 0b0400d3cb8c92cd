import type { Input, Item } from './dynalite.ts';

/** A right that a call needs: the action on a table or index, and the keys in the call. */
export type Requirement = { action: string; tableName: string; indexName?: string; keys: Item[] };

type BatchEntry = { PutRequest?: { Item: Item }; DeleteRequest?: { Key: Item } };
type Batch = Record<string, BatchEntry[] | { Keys: Item[] }>;

export function requirementsOf(operation: string, input: Input): Requirement[] {
  const action = `dynamodb:${operation}`;
  if (input.RequestItems) return batchRequirements(action, input.RequestItems as Batch);
  const tableName = input.TableName ?? '*';
  return [
    { action, tableName, ...(input.IndexName ? { indexName: input.IndexName } : {}), keys: keysOf(input) },
  ];
}

function batchRequirements(action: string, batch: Batch): Requirement[] {
  return Object.entries(batch).map(([tableName, entries]) => ({
    action,
    tableName,
    keys: Array.isArray(entries)
      ? entries.map(({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {})
      : entries.Keys,
  }));
}

function keysOf(input: Input): Item[] {
  if (input.KeyConditions) {
    const conditions = Object.entries(input.KeyConditions);
    return [
      Object.fromEntries(
        conditions.map(([name, { AttributeValueList }]) => [name, AttributeValueList?.[0] ?? {}]),
      ),
    ];
  }
  const key = input.Key ?? input.Item;
  return key ? [key] : [];
}

/** The distinct values of the partition key among the keys. */
export function leadingKeysOf(keys: Item[], partitionKey: string): string[] {
  const values = keys.flatMap((key) => Object.values(key[partitionKey] ?? {}));
  return [...new Set(values.map(String))];
}
