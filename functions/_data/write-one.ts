import {
  PutCommand,
  UpdateCommand,
  type PutCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { OpenTable } from '#functions/_platform/ports/table.ts';
import { unlessRefused } from './table/conditions.ts';
import { namedWrite, type Write } from './table/writer.ts';

function commandOf(name: string, write: Write) {
  const named = namedWrite(name, write);
  if ('Put' in named) return new PutCommand(named.Put as PutCommandInput);
  if ('Update' in named) return new UpdateCommand(named.Update as UpdateCommandInput);
  throw new Error('only a put or an update can be written by itself');
}

/**
 * Stores one write by itself, which costs half as much as in a transaction.
 *
 * @param write a put or an update
 * @returns whether its condition held
 */
export const writeOne = (table: OpenTable, write: Write): Promise<boolean> => {
  const { name, documents } = table.requests;
  const command = commandOf(name, write);
  return unlessRefused(() =>
    command instanceof PutCommand ? documents.send(command) : documents.send(command),
  );
};
