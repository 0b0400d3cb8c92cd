/**
 * The answer to a requirement: it holds, it does not (fully) hold, or it concerns something that the product does not
 * have.
 */
export type Answer = 'yes' | 'gap' | 'no';

export interface TestReference {
  /** The file's path from the repository root. */
  readonly file: string;
  readonly title: string;
}

export interface Row {
  readonly id: string;
  readonly level: number;
  readonly asks: string;
  readonly answer: Answer;
  /** The missing part of a gap, or why the requirement does not apply. */
  readonly reason: string;
  /** Paths from the repository root; the path of a document ends in `#` and a heading. */
  readonly where: readonly string[];
  readonly tests: readonly TestReference[];
}

const pathPattern = /`([^`]+)`/g;
const testPattern = /^`([^`]+)`: (.+)$/;
const answerPattern = /^(yes|gap|no)(?:: (.+))?$/;

const testOf = (text: string): TestReference => {
  const [, file, title] = testPattern.exec(text) ?? [];
  if (file === undefined || title === undefined) throw new Error(`not a reference to a test: ${text}`);
  return { file: `test/${file}`, title };
};

function rowOf(line: string): Row {
  const cells = line.split('|').map((cell) => cell.trim());
  const [, id = '', level, asks = '', answerText = '', where = '', tests = ''] = cells;
  const [, answer, reason = ''] = answerPattern.exec(answerText) ?? [];
  if (answer === undefined || cells.length !== 8) throw new Error(`not a row of the table: ${line}`);
  return {
    id,
    level: Number(level),
    asks,
    answer: answer as Answer,
    reason,
    where: [...where.matchAll(pathPattern)].flatMap(([, path]) => path ?? []),
    tests: tests.split('<br>').filter(Boolean).map(testOf),
  };
}

/** The file of the answers, which are written by hand. */
export const answersFile = 'infra/tools/asvs/answers.md';

/** The rows of the tables in the answers file. */
export const rowsOf = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
    .map(rowOf);

/** How many requirements there are, and how many of them apply, hold and are tested. */
export const count = (rows: readonly Row[]) => {
  const applying = rows.filter(({ answer }) => answer !== 'no');
  const held = applying.filter(({ answer }) => answer === 'yes');
  const tested = held.filter(({ tests }) => tests.length > 0);
  return {
    requirements: rows.length,
    applying: applying.length,
    held: held.length,
    tested: tested.length,
    gaps: applying.length - held.length,
    testedShare: Math.round((tested.length / applying.length) * 1000) / 1000,
  };
};

/**
 * Counts the requirements that apply, hold and are tested, for both levels together and for each level, and lists the
 * ids of the gaps.
 */
export const countsOf = (rows: readonly Row[]) => ({
  ...count(rows),
  level1: count(rows.filter(({ level }) => level === 1)),
  level2: count(rows.filter(({ level }) => level === 2)),
  gapIds: rows.filter(({ answer }) => answer === 'gap').map(({ id }) => id),
  untestedIds: rows.filter(({ answer, tests }) => answer === 'yes' && tests.length === 0).map(({ id }) => id),
});
