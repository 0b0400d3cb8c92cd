import { AsyncLocalStorage } from 'node:async_hooks';

/** The values on every log line of one request, message or run. Values that become known later are added. */
export interface LogValues {
  readonly requestId: string;
  readonly correlationId: string;
  [key: string]: string;
}

/** The table capacity used by one request, message or run. */
export interface TableUsage {
  readUnits: number;
  writeUnits: number;
  /** Transactions that conflicted with another one. */
  conflicts: number;
  /** Requests that the client retried automatically. */
  retries: number;
}

/** Values for the final log line of a request, message or run, besides its outcome. */
export interface EndNotes {
  readonly measured: Record<string, number>;
  readonly values: Record<string, unknown>;
}

/** The context of one request, message or run. */
export interface WorkContext {
  readonly log?: LogValues;
  readonly usage?: TableUsage;
  readonly end?: EndNotes;
}

const contexts = new AsyncLocalStorage<WorkContext>();

export const currentContext = (): WorkContext => contexts.getStore() ?? {};

/** Runs `work` in the surrounding context with the given changes. */
export function withContext<T>(change: WorkContext, work: () => T): T {
  const around = contexts.getStore();
  return contexts.run(around ? { ...around, ...change } : change, work);
}

/** Adds values to all further log lines of this request, message or run. */
export function recordInLog(values: Readonly<Record<string, string>>): void {
  const { log } = currentContext();
  if (log) Object.assign(log, values);
}
