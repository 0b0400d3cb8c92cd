import process from 'node:process';
import type { Bill, Row } from './bill.ts';
import { units as allUnits, usdOf, usdOfUnit, type Unit, type Units } from './prices.ts';

const columns: readonly (readonly [string, (row: Row) => string])[] = [
  ['times', ({ times }) => short(times)],
  ['read units', ({ units }) => short(units.tableReadUnits)],
  ['write units', ({ units }) => short(units.tableWriteUnits)],
  ['lambda runs', ({ units }) => short(units.lambdaRequests)],
  ['GB-s', ({ units }) => short(units.lambdaGbSeconds)],
  ['messages', ({ units }) => short((units.queueRequests ?? 0) + (units.standardQueueRequests ?? 0))],
  ['log kB', ({ units }) => short((units.logBytes ?? 0) / 1024)],
  ['USD each', ({ usd, times }) => (times > 0 ? (usd / times).toExponential(2) : '')],
  ['USD', ({ usd }) => usd.toFixed(4)],
];

const short = (value = 0): string => {
  if (value >= 100) return value.toFixed(0);
  return value === 0 ? '' : value.toPrecision(2);
};

function table(title: string, rows: readonly Row[]): string {
  const width = Math.max(title.length, ...rows.map(({ what }) => what.length));
  const head = [title.padEnd(width), ...columns.map(([name]) => name.padStart(11))].join(' ');
  const body = rows.map((row) =>
    [row.what.padEnd(width), ...columns.map(([, show]) => show(row).padStart(11))].join(' '),
  );
  return [head, ...body].join('\n');
}

function unitTable(quantities: Units): string {
  const shown = allUnits.filter((unit: Unit) => (quantities[unit] ?? 0) > 0);
  const lines = shown.map((unit) => {
    const quantity = quantities[unit] ?? 0;
    return `${unit.padEnd(20)} ${short(quantity).padStart(14)} ${usdOfUnit(unit, quantity).toFixed(4).padStart(9)}`;
  });
  return ['what is billed             quantity       USD', ...lines].join('\n');
}

const detailsShown = 25;

const dearest = (rows: readonly Row[]): Row[] => [...rows].sort((a, b) => b.usd - a.usd);

/** Prints units and their cost in a readable form. */
export function showUnits(title: string, quantities: Units): void {
  process.stderr.write(`\n${title}: ${usdOf(quantities).toFixed(4)} USD\n\n${unitTable(quantities)}\n`);
}

/** A bill for people, beside the JSON lines: to standard error. */
export function show(title: string, bill: Bill): void {
  const parts = [
    `\n${title}: ${bill.usd.toFixed(4)} USD`,
    table('event', dearest(bill.events)),
    table('function', dearest(bill.functions)),
    table('the dearest of each event', dearest(bill.details).slice(0, detailsShown)),
    unitTable(bill.units),
  ];
  process.stderr.write(`${parts.join('\n\n')}\n`);
}
