const perMinute = {
  'read:schedules': 120,
  'read:availability': 60,
  'read:contacts': 60,
  'write:contacts': 30,
  'write:bookings': 20,
} as const;
export type Scope = keyof typeof perMinute;

/** How often each key used each scope in the current minute. */
export class Limits {
  readonly #now: () => Date;
  readonly #used = new Map<string, { minute: number; count: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Counts one use. Returns how many are left in the current minute; below 0 if the limit is exceeded. */
  use(key: string, scope: Scope): { limit: number; remaining: number } {
    const minute = Math.floor(this.#now().getTime() / 60_000);
    const name = `${scope} ${key}`;
    const used = this.#used.get(name);
    const count = used?.minute === minute ? used.count + 1 : 1;
    this.#used.set(name, { minute, count });
    return { limit: perMinute[scope], remaining: perMinute[scope] - count };
  }
}
