import { type DocumentClient, Entity, type Schema } from 'electrodb';
import { table, type Table } from './client.ts';

type Sent = Parameters<Table['documents']['send']>;

/** Opens the table with the first request. */
const client: DocumentClient = {
  send: (command, options?: Sent[1]) => table().documents.send(command as Sent[0], options),
};

/** An entity of the table, of whatever table this process is given: its name is asked for with each request. */
export function tableEntity<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  schema: S,
): Entity<A, F, C, S> {
  const entity = new Entity<A, F, C, S>(schema, { client });
  entity.getTableName = () => table().name;
  return entity;
}
