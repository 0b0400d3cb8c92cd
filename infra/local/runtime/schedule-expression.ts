/** When a schedule runs: at calendar times, or at a fixed interval in milliseconds. */
export type Timing = { kind: 'cron'; pattern: string } | { kind: 'rate'; everyMs: number };

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/**
 * Converts EventBridge's `rate(…)`, `cron(…)` and `at(…)` for croner.
 *
 * @throws when the expression has none of these forms, or the wrong number of fields
 */
export function parseSchedule(expression: string): Timing {
  const [, kind = '', argument = ''] = /^(rate|cron|at)\((.*)\)$/.exec(expression.trim()) ?? [];
  if (kind === 'at') return { kind: 'cron', pattern: argument };
  if (kind === 'rate') return { kind: 'rate', everyMs: rateMs(argument, expression) };
  if (kind === 'cron') return { kind: 'cron', pattern: cronPattern(argument, expression) };
  throw new Error(`Not a schedule expression: ${expression}`);
}

function rateMs(argument: string, expression: string): number {
  const [, count = '', unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(argument) ?? [];
  const everyMs = Number(count) * (unitMs[unit] ?? 0);
  if (everyMs <= 0) throw new Error(`Not a rate expression: ${expression}`);
  return everyMs;
}

/**
 * EventBridge's fields are minute hour day month weekday year, with Sunday as weekday 1; croner's begin with seconds,
 * with Sunday as weekday 0.
 */
function cronPattern(argument: string, expression: string): string {
  const fields = argument.trim().split(/\s+/);
  const [minute = '', hour = '', day = '', month = '', weekday = '', year = ''] = fields;
  if (fields.length !== 6) throw new Error(`A cron expression has six fields: ${expression}`);
  const any = (field: string) => (field === '?' ? '*' : field);
  const weekdays = any(weekday).replace(
    /(^|[,-])([1-7])/g,
    (_, before: string, number: string) => `${before}${Number(number) - 1}`,
  );
  return ['0', stepped(minute, 59), stepped(hour, 23), any(day), month, weekdays, year].join(' ');
}

/** `5/15` means every 15 from 5 to the end. */
const stepped = (field: string, last: number): string => field.replace(/^(\d+)\/(\d+)$/, `$1-${last}/$2`);
