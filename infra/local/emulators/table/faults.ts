import { createRandom } from '../_shared/random.ts';
import { internalServerError, throttled, transactionCancelled, transactionConflict } from './refusals.ts';

/** Fault rates from 0 to 1, as shares of all calls (unprocessedShare: of a batch's items). */
export type Faults = {
  seed: number;
  throttleShare?: number;
  conflictShare?: number;
  unprocessedShare?: number;
  internalErrorShare?: number;
};
export type FaultSource = {
  set: (faults: Faults | undefined) => void;
  /** Throws a fault that prevents the call's effect; returns a fault to throw after the effect. */
  meet: (operation: string, itemCount: number) => (() => void) | undefined;
  withholds: () => boolean;
};

const dataCalls =
  /^(Get|Put|Update|Delete|BatchGet|BatchWrite|TransactGet|TransactWrite)Items?$|^Query$|^Scan$/;
const conflicting = /^(Put|Update|Delete)Item$/;

export function createFaultSource(initial: Faults | undefined): FaultSource {
  let faults = initial;
  let random = createRandom(initial?.seed ?? 0);
  const hits = (share = 0): boolean => share > 0 && random() < share;
  const meet: FaultSource['meet'] = (operation, itemCount) => {
    if (!faults || !dataCalls.test(operation)) return undefined;
    const cancels = operation.startsWith('Transact');
    if (hits(faults.throttleShare)) throw cancels ? cancelled('ThrottlingError', itemCount) : throttled();
    if ((cancels || conflicting.test(operation)) && hits(faults.conflictShare))
      throw cancels ? cancelled('TransactionConflict', itemCount) : transactionConflict();
    if (!hits(faults.internalErrorShare)) return undefined;
    if (random() < 0.5) throw internalServerError();
    return () => {
      throw internalServerError();
    };
  };
  return {
    meet,
    withholds: () => hits(faults?.unprocessedShare),
    set: (next) => {
      faults = next;
      random = createRandom(next?.seed ?? 0);
    },
  };
}

const messages = {
  ThrottlingError: 'Throughput exceeds the current capacity for one or more global secondary indexes.',
  TransactionConflict: 'Transaction is ongoing for the item',
};

function cancelled(Code: keyof typeof messages, itemCount: number): Error {
  const untouched = Array.from({ length: Math.max(0, itemCount - 1) }, () => ({ Code: 'None' }));
  return transactionCancelled([{ Code, Message: messages[Code] }, ...untouched]);
}
