// The lengths of files and functions in each top-level folder, as percentiles with their goals.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';
import { insist, print } from './measure.ts';

const aims = { files: { 50: 60, 90: 200, 100: 300 }, functions: { 50: 12, 90: 30, 100: 60 } } as const;

const sources = (): string[] =>
  execFileSync('git', ['ls-files', 'infra', 'functions', 'shared', 'web'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));

const linesOf = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

function functionLines(file: string, text: string): number[] {
  const lengths: number[] = [];
  const note = (node: { start: number; end: number; body?: { type: string } | null }) => {
    if (node.body?.type === 'BlockStatement') lengths.push(linesOf(text.slice(node.start, node.end)));
  };
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    parseSync(file, text).program,
  );
  return lengths;
}

const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
};

/** @throws {NothingMeasured} if there is nothing to count */
export function report(what: keyof typeof aims, values: readonly number[]): void {
  insist(values.length > 0, `there are no ${what} to count the lines of`);
  for (const [share, aim] of Object.entries(aims[what])) {
    const a = percentile(values, Number(share));
    const note = `${values.length} ${what}; ${share === '100' ? 'the longest' : `percentile ${share}`}, aim ${aim}`;
    print({ bench: `sizes/${what}/${share}`, unit: 'lines', ratio: a / aim, a, b: aim, runs: 1, note });
  }
}

export async function run(): Promise<void> {
  const texts = sources().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  report(
    'files',
    texts.map(({ text }) => linesOf(text)),
  );
  report(
    'functions',
    texts.flatMap(({ file, text }) => functionLines(file, text)),
  );
}
