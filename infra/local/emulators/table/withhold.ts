import type { Input, Output } from './dynalite.ts';
import type { FaultSource } from './faults.ts';

type Read = { Keys: unknown[] };
type Withheld = Record<string, unknown[] | Read>;

/** Removes from a batch the items that the fault source withholds; at least one item stays. */
export function withhold(faults: FaultSource, input: Input): Withheld {
  const withheld: Withheld = {};
  const batch = input.RequestItems as Record<string, unknown[] | Read> | undefined;
  if (!batch) return withheld;
  const entries = Object.entries(batch);
  let left = entries.reduce((sum, [, entry]) => sum + membersOf(entry).length, 0);
  for (const [tableName, entry] of entries) {
    const retained = membersOf(entry).filter(() => {
      if (left === 1 || !faults.withholds()) return true;
      left -= 1;
      return false;
    });
    const gone = membersOf(entry).filter((member) => !retained.includes(member));
    if (!gone.length) continue;
    withheld[tableName] = withMembers(entry, gone);
    if (retained.length) batch[tableName] = withMembers(entry, retained);
    else delete batch[tableName];
  }
  return withheld;
}

/** Adds the withheld items to the unprocessed items of a response. */
export function giveBack(operation: string, withheld: Withheld, output: Output): Output {
  if (!Object.keys(withheld).length) return output;
  const field = operation === 'BatchGetItem' ? 'UnprocessedKeys' : 'UnprocessedItems';
  const unprocessed = { ...(output[field] as Withheld) };
  for (const [tableName, entry] of Object.entries(withheld)) {
    const already = unprocessed[tableName];
    unprocessed[tableName] = withMembers(entry, [
      ...(already ? membersOf(already) : []),
      ...membersOf(entry),
    ]);
  }
  return { ...output, [field]: unprocessed };
}

const membersOf = (entry: unknown[] | Read): unknown[] => (Array.isArray(entry) ? entry : entry.Keys);

const withMembers = (entry: unknown[] | Read, members: unknown[]): unknown[] | Read =>
  Array.isArray(entry) ? members : { ...entry, Keys: members };
