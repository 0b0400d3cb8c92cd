type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes fields whose value is undefined from an object. Imports do this for every row. */
export function present<T extends object>(values: T): Present<T> {
  const given = values as Readonly<Record<string, unknown>>;
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(given)) if (given[name] !== undefined) found[name] = given[name];
  return found as Present<T>;
}
