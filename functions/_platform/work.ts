import { createHash } from 'node:crypto';
import { withContext, currentContext, type LogValues, type TableUsage } from './common/context.ts';
import type { DimensionsOf, Measured, MetricName } from './common/metrics.ts';
import type { Base } from './ports/base.ts';

/**
 * How a request, message or run ended: successfully, refused because of its input, postponed, or failed because of an
 * internal error.
 */
type Outcome = 'ok' | 'refused' | 'again' | 'failed';

/** The metrics that a request, message or run records about itself. */
type OwnMetric =
  'ScheduleFailures' | 'MessagesLate' | 'UnexpectedFailures' | 'TableConflicts' | 'TableRetries';

interface End {
  readonly outcome: Outcome;
  readonly errorCode?: string | undefined;
  readonly measured?: Partial<Measured<OwnMetric>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

const noUsage = (): TableUsage => ({ readUnits: 0, writeUnits: 0, conflicts: 0, retries: 0 });

/** Returns true on the first call, which is at a cold start. */
export function coldStart(): () => boolean {
  let isCold = true;
  return () => {
    const was = isCold;
    isCold = false;
    return was;
  };
}

/** Runs one request, message or run. Every log line written meanwhile contains `log`. */
export const withLog = <T>(log: LogValues, run: () => Promise<T>): Promise<T> =>
  withContext({ log, usage: noUsage(), end: { measured: {}, values: {} } }, run);

/** Adds values to the final log line of this request, message or run, for something that happens once in it. */
export function recordAtEnd<N extends MetricName = never>(
  values: DimensionsOf<N> & Record<string, unknown>,
  measured?: Measured<N>,
): void {
  const { end } = currentContext();
  if (!end) return;
  Object.assign(end.values, values);
  Object.assign(end.measured, measured);
}

/**
 * Records metrics on the final log line, but only if the line has none of these metrics yet and no other value under
 * one of these names.
 *
 * @returns whether they were recorded
 */
export function recordAtEndIfFree<N extends MetricName>(
  values: DimensionsOf<N> & Record<string, unknown>,
  measured: Measured<N>,
): boolean {
  const { end } = currentContext();
  if (!end) return false;
  const isMeasured = Object.keys(measured).some((name) => Object.hasOwn(end.measured, name));
  const isOther = Object.entries(values).some(([name, value]) => (end.values[name] ?? value) !== value);
  if (isMeasured || isOther) return false;
  recordAtEnd(values, measured);
  return true;
}

const rounded = (units: number): number => Math.round(units * 10) / 10;

/** Writes the final log line of a request, message or run: how it ended, how long it took, and what it used. */
export function logOutcome(
  message: string,
  { logger, clock }: Pick<Base, 'logger' | 'clock'>,
  { startedAt, isCold }: { readonly startedAt: Date; readonly isCold: boolean },
  { outcome, errorCode, measured = {}, values = {} }: End,
): void {
  const { usage = noUsage(), end } = currentContext();
  const { readUnits, writeUnits, conflicts, retries } = usage;
  const fields = {
    ...end?.values,
    ...values,
    outcome,
    ...(errorCode !== undefined && { errorCode }),
    durationMs: clock.now().getTime() - startedAt.getTime(),
    coldStart: isCold,
    readUnits: rounded(readUnits),
    writeUnits: rounded(writeUnits),
  };
  const all: Partial<Measured<OwnMetric>> = {
    ...end?.measured,
    ...measured,
    ...(outcome === 'failed' && { UnexpectedFailures: 1 }),
    ...(conflicts > 0 && { TableConflicts: conflicts }),
    ...(retries > 0 && { TableRetries: retries }),
  };
  if (Object.keys(all).length > 0) logger.measure(message, all as Measured<OwnMetric>, fields);
  else logger.info(message, fields);
}

/** A digest that is equal for failures of the same kind, whatever ids, numbers and names their messages contain. */
export function fingerprintOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  const general = message.replaceAll(/[\w-]*\d[\w-]*|"[^"]*"|'[^']*'/g, '#');
  return createHash('sha256').update(`${name}: ${general}`).digest('hex').slice(0, 12);
}

export const errorNameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** A person's pseudonym for logs: it distinguishes people without identifying them. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

const subjectNames = ['studioId', 'importId', 'decisionId', 'classId', 'marketplace'] as const;

/** The ids that a message or request refers to, under the names used in log lines. */
export function subjectsOf(values: unknown): Record<string, string> {
  const given = (typeof values === 'object' && values !== null ? values : {}) as Record<string, unknown>;
  const named: [string, unknown][] = subjectNames.map((name) => [name, given[name]]);
  return Object.fromEntries(
    [...named, ['pushId', given['outboxId']] as const].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
