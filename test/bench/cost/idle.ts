// The schedules of a deployment that nobody uses.
import { createLocal } from '#infra/local/index.ts';
import { parseSchedule } from '#infra/local/runtime/index.ts';
import { type Line, measuredIn } from '../../builders/log-lines.ts';
import { monday } from '../../journeys/scene.ts';
import { insist } from '../measure.ts';
import { billOf, type Billed } from './bill.ts';
import { monthSeconds } from './event.ts';
import { factsIn } from './facts.ts';
import { metered } from './meter.ts';
import type { Assumptions } from './model.ts';
import { total, type Units } from './prices.ts';
import { settled } from './settled.ts';

const often = { warmUps: 1, times: 3 };

/** The metrics in log lines, each with the values of its dimensions. */
export const seriesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) => {
      const line = JSON.parse(text) as Line;
      const apart = [line['partner'], line['source']].join(' ');
      return [...measuredIn(line).keys()].map((name) => `${name} ${apart}`);
    }),
  );

function everyMsOf(expression: string): number {
  const timing = parseSchedule(expression);
  if (timing.kind !== 'rate') throw new Error(`${expression} is no rate`);
  return timing.everyMs;
}

/**
 * The monthly units of all schedules when no studio has signed up. Each metric that they record is paid for in every
 * hour.
 */
export async function idleUnits(given: Assumptions): Promise<Units> {
  const texts: string[] = [];
  const local = await createLocal({ clock: monday, onLog: ({ text }) => texts.push(text) });
  try {
    const events: Billed[] = [];
    for (const { expression, function: target } of local.assembly.schedules) {
      const everyMs = everyMsOf(expression);
      const { used } = await metered({ local }, often, async () => {
        await local.advance(everyMs);
        await local.runSchedule(target.name);
        await settled(local);
      });
      events.push({ what: target.name, timesPerMonth: (monthSeconds * 1000) / everyMs, used });
    }
    insist(events.length > 5, 'too few schedules were metered');
    for (const { what, used } of events) insist(used.has(what), `${what} did not run`);
    const { units } = billOf(events, factsIn(local), monthSeconds, () => true, given);
    const schedulerRuns = events.reduce((sum, { timesPerMonth }) => sum + timesPerMonth, 0);
    const beside: Units = { schedulerRuns, metricMonths: seriesIn(texts).size };
    return total([units, beside].map((one) => ({ units: one, times: 1 })));
  } finally {
    await local.close();
  }
}
