import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of one request, message or run carries; what becomes known later is added to it. */
export interface LogValues {
  readonly requestId: string;
  readonly correlationId: string;
  [key: string]: string;
}

/** What one request, message or run used of the table. */
export interface TableUsage {
  readUnits: number;
  writeUnits: number;
  /** Transactions that met another one. */
  conflicts: number;
  /** Requests that the client sent again by itself. */
  retries: number;
}

/** What the line that ends one request, message or run says beside how it ended. */
export interface EndNotes {
  readonly measured: Record<string, number>;
  readonly values: Record<string, unknown>;
}

/** What holds for everything done on behalf of one request, message or run. */
export interface WorkContext {
  readonly log?: LogValues;
  readonly usage?: TableUsage;
  readonly end?: EndNotes;
}

const contexts = new AsyncLocalStorage<WorkContext>();

export const currentContext = (): WorkContext => contexts.getStore() ?? {};

/** Runs `work` under the context around it, changed as given. */
export function withContext<T>(change: WorkContext, work: () => T): T {
  const around = contexts.getStore();
  return contexts.run(around ? { ...around, ...change } : change, work);
}

/** Adds to what every further line of this request, message or run carries. */
export function recordInLog(values: Readonly<Record<string, string>>): void {
  const { log } = currentContext();
  if (log) Object.assign(log, values);
}
