import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose rows may be touched: one studio's, or those that stand across studios. */
export type Scope = { readonly kind: 'studio'; readonly studioId: string } | { readonly kind: 'system' };

/** What every log line of one request, message or run carries. */
export interface LogValues {
  readonly requestId: string;
  readonly correlationId: string;
  readonly [key: string]: string;
}

/** What holds for everything done on behalf of one request, message or run. */
export interface WorkContext {
  readonly scope?: Scope;
  readonly log?: LogValues;
}

const contexts = new AsyncLocalStorage<WorkContext>();

export const currentContext = (): WorkContext => contexts.getStore() ?? {};

/** Runs `work` under the context around it, changed as given. */
export function withContext<T>(change: WorkContext, work: () => T): T {
  const around = contexts.getStore();
  return contexts.run(around ? { ...around, ...change } : change, work);
}
