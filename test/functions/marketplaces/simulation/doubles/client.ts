import { assertInsideScope } from '../../../../../functions/_data/guard.ts';
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

const whatOf = (called: string): string =>
  called === 'TransactWriteCommand' ? 'transaction' : reads.has(called) ? 'read' : 'write';
const reads = new Set(['GetCommand', 'QueryCommand', 'BatchGetCommand']);

const latencyMs = [2, 12] as const;

/** In the place of the guarded client: the same wall, and behind it the table in memory. */
export const client = {
  send({ constructor: { called }, input }: Command): Promise<unknown> {
    assertInsideScope(guarded[called] ?? called, input);
    const { kernel, table } = run();
    return kernel.io(`table ${whatOf(called)}`, kernel.between(...latencyMs), () =>
      table.send(called, input),
    );
  },
};

export const table = 'cupo-table';
