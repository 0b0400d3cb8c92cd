type Present<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes fields whose value is undefined from an object. */
export function present<T extends object>(values: T): Present<T> {
  // A loop, because lists of names and values would take several times as long, and imports call this for every row.
  const found: Record<string, unknown> = {};
  for (const name of Object.keys(values)) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (value !== undefined) found[name] = value;
  }
  return found as Present<T>;
}
