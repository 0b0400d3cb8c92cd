import { globSync } from 'node:fs';
import { leftOut, nightlySuites } from '../nightly-suites.ts';
import { linesOf, testRunOf, type Ran } from '../suites.ts';

const ran = (suite: string, seconds: number, passed = true, project = 'unit'): Ran => ({
  suite,
  project,
  seconds,
  passed,
});

describe('a test run', () => {
  it('lists the tests that passed only on a retry, and those that failed twice', () => {
    const first = [ran('a.test.ts', 1, false), ran('b.test.ts', 2, false, 'browser'), ran('c.test.ts', 3)];
    const again = [ran('a.test.ts', 4), ran('b.test.ts', 5, false, 'browser')];
    expect(testRunOf(20, first, again)).toEqual({
      seconds: 20,
      secondsByProject: { browser: 7, unit: 8 },
      passedAtSecondTry: ['a.test.ts'],
      failed: ['b.test.ts'],
      suites: [
        { suite: 'b.test.ts', project: 'browser', seconds: 7, passed: false, tries: 2 },
        { suite: 'a.test.ts', project: 'unit', seconds: 5, passed: true, tries: 2 },
        { suite: 'c.test.ts', project: 'unit', seconds: 3, passed: true, tries: 1 },
      ],
    });
  });

  it('keeps the failures if nothing was retried', () => {
    expect(testRunOf(9, [ran('a.test.ts', 1, false), ran('b.test.ts', 2)], [])).toMatchObject({
      passedAtSecondTry: [],
      failed: ['a.test.ts'],
    });
  });

  it('prints its ten slowest suites, slowest first', () => {
    const suites = Array.from({ length: 12 }, (_, at) => ran(`s${at}.test.ts`, at + 0.25));
    expect(linesOf(testRunOf(66, suites, []))).toEqual([
      '',
      'Slowest suites',
      ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(
        (at) => `  ${at >= 10 ? '  ' : '   '}${at}.3 s  s${at}.test.ts`,
      ),
      '',
      '12 suites in 66 s; all suites of a project added up: unit 69 s',
    ]);
  });

  it('prints tests that passed on a retry separately from failed ones', () => {
    const first = [ran('a.test.ts', 1, false), ran('b.test.ts', 1, false)];
    const lines = linesOf(testRunOf(5, first, [ran('a.test.ts', 1), ran('b.test.ts', 1, false)]));
    expect(lines.slice(lines.indexOf('Passed only at their second try: races to be mended'))).toEqual([
      'Passed only at their second try: races to be mended',
      '  a.test.ts',
      '',
      'Failed',
      '  b.test.ts',
      '',
      '2 suites in 5 s; all suites of a project added up: unit 4 s',
    ]);
  });
});

describe('the suites that a push leaves to the nightly run', () => {
  const files = globSync('test/**/*.test.{ts,tsx}').map((file) => `/${file.replaceAll('\\\\', '/')}`);

  it('are the listed ones, each once', () => {
    const listed = Object.values(nightlySuites)
      .flat()
      .map((name) => `/test/${name}.test.ts`);
    expect(files.filter((file) => new RegExp(leftOut()).test(file)).sort()).toEqual(listed.sort());
  });

  it('include no test of a rule', () => {
    const folders = Object.values(nightlySuites)
      .flat()
      .map((name) => name.split('/')[0]);
    expect(new Set(folders)).toEqual(new Set(['browser', 'guards', 'journeys']));
  });
});
