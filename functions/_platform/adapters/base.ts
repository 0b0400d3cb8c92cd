import { randomBytes } from 'node:crypto';
import { LogFormatter, LogItem, Logger as PowertoolsLogger } from '@aws-lambda-powertools/logger';
import { currentContext } from '../common/context.ts';
import { optionalEnvironment } from '../common/environment.ts';
import { metricBlock, type MetricName, unitOf } from '../common/metrics.ts';
import type { Base, Logger } from '../ports/base.ts';
import { redact } from '../common/redact.ts';
import { atStart } from '../common/start.ts';
import { createIds } from './ids.ts';

const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
const clock = { now: () => new Date() };

const namespace = atStart(() => optionalEnvironment('METRICS_NAMESPACE') ?? 'none');

type Given = Parameters<LogFormatter['formatAttributes']>;

/**
 * Formats short log lines, because logs are billed by the byte. Fields about sampling and tracing are left out, because
 * neither is used.
 */
class ShortLines extends LogFormatter {
  override formatAttributes(
    { logLevel: level, message, timestamp, serviceName: service }: Given[0],
    others: Given[1],
  ): LogItem {
    const attributes = { level, message, timestamp: this.formatTimestamp(timestamp), service };
    return new LogItem({ attributes }).addAttributes(others);
  }
}

const powertools = atStart(
  () =>
    new PowertoolsLogger({
      persistentLogAttributes: { version: optionalEnvironment('SERVICE_VERSION') ?? 'unknown' },
      logFormatter: new ShortLines(),
    }),
);

const levels = { info: 12, warn: 16, error: 20 } as const;

type Fields = Readonly<Record<string, unknown>>;

/** A line below the log level is not formatted at all. */
function write(level: keyof typeof levels, message: string, fields: () => Fields): void {
  const lines = powertools();
  if (lines.level <= levels[level]) lines[level](message, fields());
}

const lineOf = (values: Fields = {}): Fields => ({ ...currentContext().log, ...redact(values) });

const writer =
  (level: keyof typeof levels): Logger['info'] =>
  (message, values) =>
    write(level, message, () => lineOf(values));

/** Drops counts of zero from the metrics, because CloudWatch bills a metric for each hour in which it has a value. */
const counting = (measured: Fields): MetricName[] =>
  (Object.keys(measured) as MetricName[]).filter((name) => measured[name] !== 0 || unitOf(name) !== 'Count');

const measure: Logger['measure'] = (message, measured, values, level = 'info') =>
  write(level, message, () => {
    const names = counting(measured);
    const line = { ...lineOf(values), ...measured };
    return names.length === 0 ? line : { ...line, _aws: metricBlock(names, namespace(), clock.now()) };
  });

/** The side effects that every handler has. */
export const base: Base = {
  clock,
  random,
  ids: createIds(() => clock.now().getTime()),
  logger: { info: writer('info'), warn: writer('warn'), error: writer('error'), measure },
};
