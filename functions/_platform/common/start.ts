/** A value that is created once, at the function's start. */
export interface MadeAtStart<T> {
  (): T;
  /** Replaces the created value from now on. */
  readonly give: (value: T) => void;
}

const starting: { readonly made: () => unknown; readonly forget: () => void }[] = [];

/**
 * A value that a function creates at its start. If nothing starts it, as in a tool or a test, it is created at its
 * first use. Importing a module creates nothing: it reads no environment and opens no connection.
 *
 * @param create creates it; if it throws, the function does not start
 */
export function atStart<T>(create: () => T): MadeAtStart<T> {
  let ready: { readonly value: T } | undefined;
  const made = (): T => {
    ready ??= { value: create() };
    return ready.value;
  };
  const forget = () => {
    ready = undefined;
  };
  starting.push({ made, forget });
  return Object.assign(made, {
    give: (value: T) => {
      ready = { value };
    },
  });
}

/**
 * Starts a function: creates all values that its modules create at the start. Each bundle's entry does this once.
 *
 * @throws the first error of these, so a wrongly configured function never answers
 */
export async function start(): Promise<void> {
  await Promise.all(starting.map(({ made }) => made()));
}

/**
 * Forgets all created and replaced values, for a process whose environment has changed: they are created again from
 * that.
 */
export function forgetStart(): void {
  for (const { forget } of starting) forget();
}
