import type { Reply } from '../_shared/call.ts';
import { type CenterContext, type CenterRoute, message } from './context.ts';
import type { Scope } from './limits.ts';

/** The kind of document that stores a key's restrictions. A key without this document may do everything. */
const keyDocument = 'key';

/**
 * Makes a call require a scope of the key and count against the scope's limit. The response headers contain the limit
 * and the remaining calls.
 */
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

/** Changes the rights of a studio's key. `revoked` is the state after the studio has ended the connection. */
export function restrictKey(
  store: CenterContext['store'],
  studio: string,
  key: { readonly scopes?: readonly Scope[]; readonly revoked?: boolean },
): void {
  store.documents.put({ studio, kind: keyDocument, id: 0, body: { ...key } });
}
