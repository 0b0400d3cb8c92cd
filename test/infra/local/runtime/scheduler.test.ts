import { Cron } from 'croner';
import { parseSchedule } from '#infra/local/runtime/schedule-expression.ts';
import { createScheduler } from '#infra/local/runtime/scheduler.ts';
import { aSource } from './event-source.ts';

const nextRuns = (expression: string, timezone: string) => {
  const timing = parseSchedule(expression);
  if (timing.kind !== 'cron') throw new Error('no calendar');
  return new Cron(timing.pattern, { timezone, paused: true, domAndDow: true })
    .nextRuns(2, new Date('2026-11-21T00:00:00Z'))
    .map((run) => run.toISOString());
};

describe('a schedule expression', () => {
  it.each([
    ['rate(1 minute)', 60_000],
    ['rate(2 hours)', 7_200_000],
    ['rate(1 day)', 86_400_000],
  ])('%s is every %d ms', (expression, everyMs) => {
    expect(parseSchedule(expression)).toEqual({ kind: 'rate', everyMs });
  });

  // Calculated from the calendar: 21 November 2026 is a Saturday, and Berlin is one hour ahead of UTC.
  it.each([
    ['cron(0 8 ? * MON-FRI *)', 'Europe/Berlin', ['2026-11-23T07:00:00.000Z', '2026-11-24T07:00:00.000Z']],
    ['cron(0 8 ? * 2-6 *)', 'Europe/Berlin', ['2026-11-23T07:00:00.000Z', '2026-11-24T07:00:00.000Z']],
    ['cron(0 8 ? * 7 *)', 'UTC', ['2026-11-21T08:00:00.000Z', '2026-11-28T08:00:00.000Z']],
    ['cron(5/15 0 * * ? *)', 'UTC', ['2026-11-21T00:05:00.000Z', '2026-11-21T00:20:00.000Z']],
    ['cron(0 9 L * ? *)', 'UTC', ['2026-11-30T09:00:00.000Z', '2026-12-31T09:00:00.000Z']],
    ['cron(0 9 ? * 2#1 *)', 'UTC', ['2026-12-07T09:00:00.000Z', '2027-01-04T09:00:00.000Z']],
  ])('%s in %s', (expression, timezone, runs) => {
    expect(nextRuns(expression, timezone)).toEqual(runs);
  });

  it.each(['rate(0 minutes)', 'rate(5 weeks)', 'cron(* * * * *)', 'often'])('is not %s', (expression) => {
    expect(() => parseSchedule(expression)).toThrow(expression);
  });
});

describe('the scheduler', () => {
  const events: unknown[] = [];
  const schedule = {
    expression: 'rate(1 minute)',
    timezone: 'UTC',
    enabled: true,
    function: aSource().function,
    roleArn: '',
  };
  const scheduler = (changes = {}) =>
    createScheduler({
      schedules: [{ ...schedule, ...changes }],
      invoke: async (_, event) => void events.push(event),
      now: () => new Date('2026-11-21T10:00:00Z'),
    });

  it('runs a schedule on request, with its input or the event for its time', async () => {
    await scheduler({ input: '{"slot":1}' }).run('work');
    await scheduler().run('work');
    expect(events).toEqual([
      { slot: 1 },
      expect.objectContaining({ 'detail-type': 'Scheduled Event', time: '2026-11-21T10:00:00.000Z' }),
    ]);
  });

  it('finds its schedules by name', async () => {
    await expect(scheduler().run('absent')).rejects.toThrow("No schedule runs 'absent'");
    expect(scheduler().names()).toEqual(['work']);
  });
});
