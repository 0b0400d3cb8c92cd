/** How a suite ended in one run of Jest. */
export interface Ran {
  /** The path of the suite's file from the root of the repository. */
  readonly suite: string;
  readonly project: string;
  readonly seconds: number;
  readonly passed: boolean;
}

/** The final result of a suite. */
export interface Suite extends Ran {
  readonly seconds: number;
  readonly tries: 1 | 2;
}

/** A run of the tests, as written to a file. */
export interface TestRun {
  readonly seconds: number;
  readonly secondsByProject: Readonly<Record<string, number>>;
  /** Suites that passed only when they ran again alone. These are race conditions to be fixed. */
  readonly passedAtSecondTry: readonly string[];
  readonly failed: readonly string[];
  /** All suites, slowest first. */
  readonly suites: readonly Suite[];
}

const slowestPrinted = 10;

/**
 * The report of a test run.
 *
 * @param seconds the duration of the run
 * @param first all suites with the results of their first run
 * @param again the suites that were run a second time
 */
export function testRunOf(seconds: number, first: readonly Ran[], again: readonly Ran[]): TestRun {
  const second = new Map(again.map((one) => [one.suite, one]));
  const suites = first
    .map((one): Suite => {
      const later = second.get(one.suite);
      return later
        ? { ...one, passed: later.passed, seconds: one.seconds + later.seconds, tries: 2 }
        : { ...one, tries: 1 };
    })
    .sort((left, right) => right.seconds - left.seconds);
  const secondsByProject = Object.fromEntries(
    [...Map.groupBy(suites, ({ project }) => project)].map(([project, ofProject]) => [
      project,
      Math.round(ofProject.reduce((sum, one) => sum + one.seconds, 0)),
    ]),
  );
  const namesOf = (which: (one: Suite) => boolean) => suites.filter(which).map(({ suite }) => suite);
  return {
    seconds,
    secondsByProject,
    passedAtSecondTry: namesOf(({ passed, tries }) => passed && tries === 2),
    failed: namesOf(({ passed }) => !passed),
    suites,
  };
}

const listed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/**
 * The lines at the end of a run: the slowest suites, those that passed only at the second run, and those that failed.
 */
export function linesOf({ seconds, secondsByProject, passedAtSecondTry, failed, suites }: TestRun): string[] {
  const slowest = suites
    .slice(0, slowestPrinted)
    .map((one) => `${one.seconds.toFixed(1).padStart(6)} s  ${one.suite}`);
  const projects = Object.entries(secondsByProject).map(([project, taken]) => `${project} ${taken} s`);
  return [
    ...listed('Slowest suites', slowest),
    ...listed('Passed only at their second try: races to be mended', passedAtSecondTry),
    ...listed('Failed', failed),
    '',
    `${suites.length} suites in ${seconds} s; all suites of a project added up: ${projects.join(', ')}`,
  ];
}
