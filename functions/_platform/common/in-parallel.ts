/**
 * Runs the work for each item, at most `concurrency` at a time, and returns the results in the items' order. After a
 * failure nothing new begins, and the caller learns of it when the running work has ended: otherwise that work would go
 * on beside whatever the caller does next, such as the same work again.
 *
 * @throws the first failure
 */
export async function inParallel<T, R>(
  items: readonly T[],
  concurrency: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = [...items.entries()];
  const failures: unknown[] = [];
  const run = async (): Promise<void> => {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      const [at, item] = next;
      try {
        results[at] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, run));
  if (failures.length > 0) throw failures[0];
  return results;
}

/**
 * Processes a few items at a time and finishes all of them: a failure of one does not stop the others.
 *
 * @throws the failure of the first item that failed
 */
export async function eachToItsEnd<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(items.map(work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Splits items into groups of at most `size`, keeping their order. */
export const chunksOf = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
