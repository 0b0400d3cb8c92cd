import { createHash } from 'node:crypto';
import { withContext, currentContext, type LogValues, type TableUsage } from './common/context.ts';
import type { DimensionsOf, Measured, MetricName } from './common/metrics.ts';
import type { Base } from './ports/base.ts';

/** The end of a request, message or run: fine, refused because of its input, put off, or failed by a fault of ours. */
type Outcome = 'ok' | 'refused' | 'again' | 'failed';

/** The metrics that a request, message or run may record about itself. */
type OwnMetric =
  'ScheduleFailures' | 'MessagesLate' | 'UnexpectedFailures' | 'TableConflicts' | 'TableRetries';

interface End {
  readonly outcome: Outcome;
  readonly errorCode?: string | undefined;
  readonly measured?: Partial<Measured<OwnMetric>>;
  readonly values?: Readonly<Record<string, unknown>>;
}

const noUsage = (): TableUsage => ({ readUnits: 0, writeUnits: 0, conflicts: 0, retries: 0 });

/** Returns true at the first call, which is at a cold start. */
export function coldStart(): () => boolean {
  let isCold = true;
  return () => {
    const was = isCold;
    isCold = false;
    return was;
  };
}

/** Runs one request, message or run. Every line that is logged meanwhile contains `log`. */
export const withLog = <T>(log: LogValues, run: () => Promise<T>): Promise<T> =>
  withContext({ log, usage: noUsage(), end: { measured: {}, values: {} } }, run);

/** Adds values to the line that ends this request, message or run, for something that is done once in it. */
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
 * Records values, but only if the line has none of these metrics yet and no other value under one of these names.
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

/** Writes the one line that says how a request, message or run ended, how long it took, and what it used. */
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

/** A digest that is equal for failures of one kind, whatever ids, numbers and names their messages hold. */
export function fingerprintOf(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  const general = message.replaceAll(/[\w-]*\d[\w-]*|"[^"]*"|'[^']*'/g, '#');
  return createHash('sha256').update(`${name}: ${general}`).digest('hex').slice(0, 12);
}

export const errorNameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** A person in a log: distinguishable from others, but not identifiable. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

const subjectNames = ['studioId', 'importId', 'decisionId', 'classId', 'marketplace'] as const;

/** The ids that a message or a request is about, as log lines name them. */
export function subjectsOf(values: unknown): Record<string, string> {
  const given = (typeof values === 'object' && values !== null ? values : {}) as Record<string, unknown>;
  const named: [string, unknown][] = subjectNames.map((name) => [name, given[name]]);
  return Object.fromEntries(
    [...named, ['pushId', given['outboxId']] as const].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}
