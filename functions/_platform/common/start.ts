/** A value that is created once, when the function starts. */
export interface MadeAtStart<T> {
  (): T;
  /** Replaces the created value from now on. */
  readonly give: (value: T) => void;
}

const starting: { readonly begin: () => unknown; readonly forget: () => void }[] = [];

/**
 * A value that is created when the function starts. Without a start, as in a tool or a test, it is created on first
 * use. Importing a module creates nothing: it reads no environment variables and opens no connections.
 *
 * @param create creates it; if it throws, the function does not start
 * @param first is done with it once, while the function starts, and only then. It belongs to the value, because the build
 *   leaves out values that nobody uses
 */
export function atStart<T>(create: () => T, first?: (value: T) => Promise<void>): MadeAtStart<T> {
  let ready: { readonly value: T } | undefined;
  const made = (): T => {
    ready ??= { value: create() };
    return ready.value;
  };
  const forget = () => {
    ready = undefined;
  };
  const begin = () => (first ? first(made()) : made());
  starting.push({ begin, forget });
  return Object.assign(made, {
    give: (value: T) => {
      ready = { value };
    },
  });
}

/**
 * Starts a function: creates all values that its modules registered. Each bundle's entry point calls it once.
 *
 * @throws the first error, so a wrongly configured function never answers
 */
export async function start(): Promise<void> {
  await Promise.all(starting.map(({ begin }) => begin()));
}

/**
 * Discards all created and replaced values, for a process whose environment has changed. They are created again from
 * the new environment.
 */
export function forgetStart(): void {
  for (const { forget } of starting) forget();
}
