import { randomUUID } from 'node:crypto';
import { Cron } from 'croner';
import type { Schedule } from '../assembly/event-sources.ts';
import { arnOf, place } from '../assembly/names.ts';
import { parseSchedule } from './schedule-expression.ts';

export type Scheduler = {
  /** Runs a schedule now, by its function's name. @throws FunctionError when it fails */
  run: (functionName: string) => Promise<unknown>;
  names: () => string[];
  start: () => void;
  stop: () => void;
};

export type SchedulerOptions = {
  schedules: readonly Schedule[];
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  now: () => Date;
};

export function createScheduler({ schedules, invoke, now }: SchedulerOptions): Scheduler {
  const running: { stop: () => void }[] = [];
  const runOne = (schedule: Schedule) => invoke(schedule.function.name, eventOf(schedule, now()));
  return {
    run: async (functionName) => {
      const schedule = schedules.find((one) => one.function.name === functionName);
      if (!schedule) throw new Error(`No schedule runs '${functionName}'`);
      return runOne(schedule);
    },
    names: () => schedules.map((one) => one.function.name),
    start: () => {
      for (const schedule of schedules.filter(({ enabled }) => enabled))
        // A run's error is in its function's log and does not stop later runs.
        running.push(every(schedule, () => runOne(schedule).catch(() => undefined)));
    },
    stop: () => running.splice(0).forEach((one) => one.stop()),
  };
}

function every({ expression, timezone }: Schedule, run: () => Promise<unknown>): { stop: () => void } {
  const timing = parseSchedule(expression);
  if (timing.kind === 'cron')
    return new Cron(
      timing.pattern,
      { timezone, protect: true, unref: true, domAndDow: true },
      () => void run(),
    );
  const timer = setInterval(() => void run(), timing.everyMs).unref();
  return { stop: () => clearInterval(timer) };
}

const eventOf = (schedule: Schedule, at: Date): unknown =>
  schedule.input === undefined
    ? {
        version: '0',
        id: randomUUID(),
        'detail-type': 'Scheduled Event',
        source: 'aws.scheduler',
        account: place.account,
        time: at.toISOString(),
        region: place.region,
        resources: [arnOf('scheduler', `schedule/default/${schedule.function.name}`)],
        detail: '{}',
      }
    : (JSON.parse(schedule.input) as unknown);
