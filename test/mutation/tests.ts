// The few Jest functions that the tests of forecast and allocation use, so that they can run many times in one thread.

export interface Test {
  /** Path of the file, groups, title and position in the file. */
  readonly name: string;
  readonly file: string;
  readonly run: () => unknown;
}

type Body = (...given: never[]) => unknown;

const argumentsOf = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];

/** The tests that one file declares when it is evaluated. */
export function collect(file: string, evaluate: () => unknown): Test[] {
  const tests: Test[] = [];
  const groups: string[] = [];
  const add = (title: string, body: Body, given: never[] = []): void => {
    const name = [file, ...groups, `${title} (${tests.length + 1})`].join(' › ');
    tests.push({ name, file, run: () => body(...given) });
  };
  const group = (title: string, body: Body, given: never[] = []): void => {
    groups.push(title);
    body(...given);
    groups.pop();
  };
  const withEach = (put: typeof add) => {
    const one = (title: string, body: Body): void => put(title, body);
    const each = (rows: readonly unknown[]) => (title: string, body: Body) =>
      rows.forEach((row) => put(title, body, argumentsOf(row)));
    return Object.assign(one, { each });
  };
  const it = withEach(add);
  Object.assign(globalThis, { it, test: it, describe: withEach(group) });
  evaluate();
  return tests;
}
