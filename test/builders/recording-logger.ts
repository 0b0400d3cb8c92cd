import { currentContext } from '#functions/_platform/common/context.ts';
import type { Logger } from '#functions/_platform/ports/base.ts';

interface Recorded {
  readonly message: string;
  readonly measured: Readonly<Record<string, number>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** A logger that records its lines for a test. */
export function recordingLogger() {
  const lines: Recorded[] = [];
  const add = (message: string, values: object = {}, measured: Readonly<Record<string, number>> = {}) =>
    void lines.push({ message, measured, values: { ...currentContext().log, ...values } });
  const line: Logger['info'] = (message, values) => add(message, values);
  const logger: Logger = {
    info: line,
    warn: line,
    error: line,
    measure: (message, measured, values) => add(message, values, measured),
  };
  return { lines, logger };
}
