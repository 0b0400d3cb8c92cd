export interface CacheLimits {
  readonly forMs: number;
  readonly itemsMax: number;
}

/** A cache of values by key, for a limited time in this process. */
export interface Cache<T> {
  /** Returns the cached value, or creates it now. A failure is not cached. */
  get(key: string, make: () => Promise<T>): Promise<T>;
  forget(key: string): void;
}

/** Caches values that are expensive to create. If there are too many, the oldest is dropped. */
export function keep<T>({ forMs, itemsMax }: CacheLimits, nowMs = () => performance.now()): Cache<T> {
  const items = new Map<string, { readonly value: Promise<T>; readonly endsAtMs: number }>();
  const forget = (key: string): void => void items.delete(key);
  return {
    forget,
    get: (key, make) => {
      const found = items.get(key);
      if (found && nowMs() < found.endsAtMs) return found.value;
      forget(key);
      const value = make();
      items.set(key, { value, endsAtMs: nowMs() + forMs });
      value.catch(() => {
        if (items.get(key)?.value === value) forget(key);
      });
      const [first] = items.keys();
      if (items.size > itemsMax && first !== undefined) forget(first);
      return value;
    },
  };
}
