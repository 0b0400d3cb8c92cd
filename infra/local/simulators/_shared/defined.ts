type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** A copy of the object without undefined fields. */
export function defined<T extends object>(input: T): Defined<T> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as Defined<T>;
}
