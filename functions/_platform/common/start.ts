/** A value that is created once, at the function's start. */
export interface MadeAtStart<T> {
  (): T;
  /** Keeps this from now on, in the place of what was made or would have been. */
  readonly give: (value: T) => void;
}

const starting: { readonly made: () => unknown; readonly forget: () => void }[] = [];

/**
 * What a function makes as it starts. Where nothing starts it, as in a tool or a test, it is made with its first use. To
 * import a module makes nothing: it reads no environment and opens no connection.
 *
 * @param create makes it; where that throws, the function does not start
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

/** Forgets all that was made or given, for a process whose environment has become another one: it is made anew of that. */
export function forgetStart(): void {
  for (const { forget } of starting) forget();
}
