/** A partition as a plain map. An endpoint must give the same results as this model for every operation. */
export type Entry = { n?: number; group?: string };
export type Partition = Map<string, Entry>;
export type Condition = 'none' | 'exists' | 'absent' | { nIs: number };
export type Write =
  | { kind: 'put'; sk: string; entry: Entry; condition: Condition }
  | { kind: 'add'; sk: string; by: number; condition: Condition }
  | { kind: 'group'; sk: string; group: string | undefined; condition: Condition }
  | { kind: 'delete'; sk: string; condition: Condition };
export type Check = { kind: 'check'; sk: string; condition: Exclude<Condition, 'none'> };
export type Operation =
  | Write
  | { kind: 'get'; sk: string }
  | { kind: 'transact'; steps: (Write | Check)[] }
  | { kind: 'query'; isForward: boolean; limit: number; from: string; to: string }
  | { kind: 'groupQuery'; group: string; isForward: boolean };
export type Outcome =
  | { done: true }
  | { refused: string; reasons?: string[] }
  | { entry: Entry | undefined }
  | { pages: string[][] }
  | { sks: string[] };

const holds = (condition: Condition, entry: Entry | undefined): boolean => {
  if (condition === 'none') return true;
  if (condition === 'exists') return entry !== undefined;
  return condition === 'absent' ? entry === undefined : entry?.n === condition.nIs;
};

function write(partition: Partition, step: Write): void {
  const entry = partition.get(step.sk);
  if (step.kind === 'delete') partition.delete(step.sk);
  else if (step.kind === 'put') partition.set(step.sk, step.entry);
  else if (step.kind === 'add') partition.set(step.sk, { ...entry, n: (entry?.n ?? 0) + step.by });
  else {
    const { group: _, ...rest } = entry ?? {};
    partition.set(step.sk, step.group === undefined ? rest : { ...rest, group: step.group });
  }
}

const sorted = (sks: string[], isForward: boolean): string[] => {
  const up = sks.sort((a, b) => (a < b ? -1 : 1));
  return isForward ? up : up.toReversed();
};

/** A page that reaches its limit says that more may follow, so a full last page is followed by an empty one. */
function inPages(sks: string[], limit: number): string[][] {
  const pages: string[][] = [];
  for (let at = 0; at <= sks.length; at += limit) pages.push(sks.slice(at, at + limit));
  return pages;
}

function transact(partition: Partition, steps: (Write | Check)[]): Outcome {
  if (new Set(steps.map(({ sk }) => sk)).size < steps.length) return { refused: 'ValidationException' };
  const reasons = steps.map(({ sk, condition }) =>
    holds(condition, partition.get(sk)) ? 'None' : 'ConditionalCheckFailed',
  );
  if (reasons.some((reason) => reason !== 'None'))
    return { refused: 'TransactionCanceledException', reasons };
  for (const step of steps) if (step.kind !== 'check') write(partition, step);
  return { done: true };
}

export function apply(partition: Partition, operation: Operation): Outcome {
  if (operation.kind === 'get') return { entry: partition.get(operation.sk) };
  if (operation.kind === 'transact') return transact(partition, operation.steps);
  if (operation.kind === 'query') {
    const { from, to, isForward, limit } = operation;
    const within = [...partition.keys()].filter((sk) => sk >= from && sk <= to);
    return { pages: inPages(sorted(within, isForward), limit) };
  }
  if (operation.kind === 'groupQuery') {
    const inGroup = [...partition].filter(([, { group }]) => group === operation.group).map(([sk]) => sk);
    return { sks: sorted(inGroup, operation.isForward) };
  }
  if (!holds(operation.condition, partition.get(operation.sk)))
    return { refused: 'ConditionalCheckFailedException' };
  write(partition, operation);
  return { done: true };
}
