import Sequencer from '@jest/test-sequencer';

/**
 * The slowest first. A fresh clone knows no durations: begun last, these would run with nothing beside them. What took
 * how long the last time stands in `.local/test-run.json`.
 */
const longest = [
  'marketplaces/simulation/',
  'journeys/benches',
  'browser/imports.',
  'browser/data-sources',
  'browser/mails-taught',
  'browser/mails',
  'browser/accessibility',
  'reservations/mail-crashes',
  'browser/class-dialog',
  'imports/import-crashes',
  'journeys/access-matrix',
  'journeys/import-at-scale',
  'journeys/off-boarding',
  'browser/imports-taken-back',
];
/**
 * The projects of suites that are not named above: a page takes longer than a story without one, and that longer than
 * a calculation.
 */
const projects = ['test/browser/', 'test/journeys/'];

const rankIn = (parts, path) => {
  const rank = parts.findIndex((part) => path.includes(part));
  return rank === -1 ? parts.length : rank;
};

export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super
      .sort(tests)
      .sort(
        ({ path: left }, { path: right }) =>
          rankIn(longest, left) - rankIn(longest, right) || rankIn(projects, left) - rankIn(projects, right),
      );
  }
}
