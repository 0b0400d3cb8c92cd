import type { Reply } from '../_shared/call.ts';
import type { CenterContext, CenterRoute } from './context.ts';
import { message } from './context.ts';

const perMinute = {
  'read:schedules': 120,
  'read:availability': 60,
  'read:contacts': 60,
  'write:contacts': 30,
  'write:bookings': 20,
} as const;
export type Scope = keyof typeof perMinute;

/** How often each key used each scope in the minute that runs. */
export class Limits {
  readonly #now: () => Date;
  readonly #used = new Map<string, { minute: number; count: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Counts one use; what is left of the minute's, below 0 when there was none. */
  use(key: string, scope: Scope): { limit: number; remaining: number } {
    const minute = Math.floor(this.#now().getTime() / 60_000);
    const name = `${scope} ${key}`;
    const used = this.#used.get(name);
    const count = used?.minute === minute ? used.count + 1 : 1;
    this.#used.set(name, { minute, count });
    return { limit: perMinute[scope], remaining: perMinute[scope] - count };
  }
}

/** What a studio may restrict its key to; everything where it said nothing. */
const keyDocument = 'key';

/** An answer that needs a scope of the key, within the scope's limit; both stand in its headers. */
export function scoped(scope: Scope, answer: CenterRoute['answer']): CenterRoute['answer'] {
  return (context, call, params) => {
    const refused = refusal(context, scope);
    if (refused !== undefined) return refused;
    const { limit, remaining } = context.limits.use(context.studio.password, scope);
    const reply = remaining < 0 ? message(429, 'Too Many Attempts.') : answer(context, call, params);
    return {
      ...reply,
      headers: {
        ...reply.headers,
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(Math.max(0, remaining)),
      },
    };
  };
}

function refusal({ store, studio }: CenterContext, scope: Scope): Reply | undefined {
  const key = store.documents.get(studio.username, keyDocument, 0);
  if (key?.['revoked'] === true) return message(403, 'Authorization revoked or inactive');
  const scopes = key?.['scopes'];
  return Array.isArray(scopes) && !scopes.includes(scope) ? message(403, 'Insufficient scope') : undefined;
}

/** Changes what a studio's key may do; `revoked` as after the studio ended the connection. */
export function restrictKey(
  store: CenterContext['store'],
  studio: string,
  key: { readonly scopes?: readonly Scope[]; readonly revoked?: boolean },
): void {
  store.documents.put({ studio, kind: keyDocument, id: 0, body: { ...key } });
}
