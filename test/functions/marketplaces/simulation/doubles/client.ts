import { assertInsideScope } from '#functions/_data/table/guard.ts';
import { run } from './kernel-of-run.ts';

interface Command {
  readonly constructor: { readonly called: string };
  readonly input: Record<string, unknown>;
}

/** The names by which the tenant wall knows the calls. */
const guarded: Readonly<Record<string, string>> = {
  GetCommand: 'GetItemCommand',
  PutCommand: 'PutItemCommand',
  UpdateCommand: 'UpdateItemCommand',
  DeleteCommand: 'DeleteItemCommand',
  QueryCommand: 'QueryCommand',
  BatchGetCommand: 'BatchGetItemCommand',
  TransactWriteCommand: 'TransactWriteItemsCommand',
};

const reads = new Set(['GetCommand', 'QueryCommand', 'BatchGetCommand']);

/** A recording is kept before its push is settled: faults meet it by a name of its own. */
const isRecording = ({ Item }: Command['input']): boolean =>
  String((Item as { pk?: string } | undefined)?.pk).endsWith('#RECORDING');

function whatOf(called: string, input: Command['input']): string {
  if (isRecording(input)) return 'recording';
  if (called === 'TransactWriteCommand') return 'table transaction';
  return reads.has(called) ? 'table read' : 'table write';
}

const latencyMs = [2, 12] as const;

/** In the place of the guarded client: the same wall, and behind it the table in memory. */
export const client = {
  send({ constructor: { called }, input }: Command): Promise<unknown> {
    assertInsideScope(guarded[called] ?? called, input);
    const { kernel, table } = run();
    return kernel.io(whatOf(called, input), kernel.between(...latencyMs), () => table.send(called, input));
  },
};

export const table = 'cupo-table';
