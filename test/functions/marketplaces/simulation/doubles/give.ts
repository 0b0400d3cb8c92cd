import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { tableConnection } from '#functions/_data/table/client.ts';
import { assertInside } from '#functions/_data/table/guard.ts';
import type { Scope } from '#functions/_data/table/keys.ts';
import { waiting } from '#functions/_platform/adapters/wait.ts';
import { run } from './kernel-of-run.ts';

interface Command {
  readonly constructor: unknown;
  readonly input: Record<string, unknown>;
}

/** The name of a call in the simulation, and its name for the tenant guard. */
const names = new Map<unknown, readonly [called: string, guarded: string]>([
  [GetCommand, ['GetCommand', 'GetItemCommand']],
  [PutCommand, ['PutCommand', 'PutItemCommand']],
  [UpdateCommand, ['UpdateCommand', 'UpdateItemCommand']],
  [DeleteCommand, ['DeleteCommand', 'DeleteItemCommand']],
  [QueryCommand, ['QueryCommand', 'QueryCommand']],
  [BatchGetCommand, ['BatchGetCommand', 'BatchGetItemCommand']],
  [BatchWriteCommand, ['BatchWriteCommand', 'BatchWriteItemCommand']],
  [TransactWriteCommand, ['TransactWriteCommand', 'TransactWriteItemsCommand']],
]);

const reads = new Set(['GetCommand', 'QueryCommand', 'BatchGetCommand']);

/** Storing a recording is a separate I/O operation, so that a fault can hit it before its push is settled. */
const isRecording = ({ Item }: Command['input']): boolean =>
  String((Item as { pk?: string } | undefined)?.pk).endsWith('#RECORDING');

function whatOf(called: string, input: Command['input']): string {
  if (isRecording(input)) return 'recording';
  if (called === 'TransactWriteCommand') return 'table transaction';
  return reads.has(called) ? 'table read' : 'table write';
}

const latencyMs = [2, 12] as const;

/** Sends through the same guard as the real client, to the table in memory. */
function send(scope: Scope, command: object): Promise<unknown> {
  const { constructor, input } = command as Command;
  const [called, guarded] = names.get(constructor) ?? ['', 'another command'];
  assertInside(scope, guarded, input);
  const { kernel, table: memory } = run();
  return kernel.io(whatOf(called, input), kernel.between(...latencyMs), () => memory.send(called, input));
}

/** Gives the product an in-memory table and a virtual clock before it creates its own. */
export function giveDoubles(): void {
  // Batch writes, which imports of bookings use, are not part of the simulation.
  const plain = () => Promise.reject(new Error('no plain requests here'));
  tableConnection.give({ name: 'cupo-table', documents: send, plain });
  waiting.give((durationMs) => run().kernel.io('wait', durationMs, () => undefined));
}
