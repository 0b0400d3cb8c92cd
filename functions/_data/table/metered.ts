import { currentContext } from '#functions/_platform/common/context.ts';

interface Consumed {
  readonly CapacityUnits?: number;
}

interface Answered {
  readonly output: object;
}

const reading = /^(Get|BatchGet|Query|TransactGet)/;

const unitsOf = (output: object): number => {
  const { ConsumedCapacity = [] } = output as { readonly ConsumedCapacity?: Consumed | readonly Consumed[] };
  return [ConsumedCapacity].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
};

/** Number of retries of a request. Both responses and errors carry it. */
const retriesOf = (answer: unknown): number => {
  const { $metadata } = Object(answer) as { readonly $metadata?: { readonly attempts?: number } };
  return ($metadata?.attempts ?? 1) - 1;
};

/** Whether a request conflicted with a transaction in progress. */
function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { CancellationReasons = [] } = error as {
    CancellationReasons?: readonly { readonly Code?: string }[];
  };
  return (
    error.name === 'TransactionConflictException' ||
    CancellationReasons.some(({ Code }) => Code === 'TransactionConflict')
  );
}

/** Sends a request, and adds the table capacity it used to the total of the current request, message or run. */
export async function metered<A extends Answered>(command: string, send: () => Promise<A>): Promise<A> {
  const { usage } = currentContext();
  try {
    const answer = await send();
    if (usage) {
      usage[reading.test(command) ? 'readUnits' : 'writeUnits'] += unitsOf(answer.output);
      usage.retries += retriesOf(answer.output);
    }
    return answer;
  } catch (error) {
    if (usage) usage.retries += retriesOf(error);
    if (usage && isConflict(error)) usage.conflicts += 1;
    throw error;
  }
}
