// Sums events into a bill by event, by function and by billed unit. Pure.
import type { Usage } from '#infra/local/runtime/index.ts';
import { assumptions, coldShare, coldUnits, unitsOf, type FunctionFacts } from './model.ts';
import { total, usdOf, type Units } from './prices.ts';

/** An event: how often it happens, and what each function uses each time. */
export interface Billed {
  readonly what: string;
  readonly timesPerMonth: number;
  readonly used: ReadonlyMap<string, Usage>;
}

export interface Row {
  readonly what: string;
  readonly times: number;
  /** The total of an event over all of its occurrences. */
  readonly units: Units;
  readonly usd: number;
}

export interface Bill {
  readonly events: readonly Row[];
  readonly functions: readonly Row[];
  /** The rows that show how each event's usage is split by function. */
  readonly details: readonly Row[];
  readonly units: Units;
  readonly usd: number;
}

export type FactsOf = (functionName: string) => FunctionFacts;

const rowOf = (what: string, times: number, parts: readonly Units[]): Row => {
  const units = total(parts.map((one) => ({ units: one, times: 1 })));
  return { what, times, units, usd: usdOf(units) };
};

/** How often all events together invoke a function. */
const invocationsOf = (name: string, events: readonly Billed[]): number =>
  events.reduce(
    (sum, { used, timesPerMonth }) => sum + (used.get(name)?.invocations ?? 0) * timesPerMonth,
    0,
  );

/**
 * The cost of a month of events. The number of cold starts depends on how often all events use the function, including
 * the events of other bills.
 *
 * @param counts which functions belong to the bill
 * @param all every event
 */
export function billOf(
  events: readonly Billed[],
  factsOf: FactsOf,
  monthSeconds: number,
  counts: (functionName: string) => boolean,
  given = assumptions,
  all = events,
): Bill {
  const uses = events.flatMap(({ what, timesPerMonth, used }) =>
    [...used].flatMap(([name, usage]) => (counts(name) ? [{ what, timesPerMonth, name, usage }] : [])),
  );
  const shareOf = (name: string): number => coldShare(invocationsOf(name, all), monthSeconds, given);
  const parts = uses.map(({ what, timesPerMonth, name, usage }) => {
    const facts = factsOf(name);
    const warm = unitsOf(usage, facts, given);
    const units = total([
      { units: warm, times: timesPerMonth },
      {
        units: coldUnits(usage, facts, given),
        times: timesPerMonth * usage.invocations * shareOf(name),
      },
    ]);
    return { what, name, units, invocations: usage.invocations * timesPerMonth };
  });
  const eventRows = events.map(({ what, timesPerMonth }) =>
    rowOf(
      what,
      timesPerMonth,
      parts.filter((part) => part.what === what).map(({ units }) => units),
    ),
  );
  const functionRows = [...Map.groupBy(parts, ({ name }) => name)].map(([name, own]) =>
    rowOf(
      name,
      own.reduce((sum, { invocations }) => sum + invocations, 0),
      own.map(({ units }) => units),
    ),
  );
  const { units, usd } = rowOf(
    '',
    1,
    parts.map((part) => part.units),
  );
  const details = parts.map((part) => rowOf(`${part.what} · ${part.name}`, part.invocations, [part.units]));
  return { events: eventRows, functions: functionRows, details, units, usd };
}
