/**
 * Suites that run only at night, grouped by the reason. A push runs the tests of each rule, each capability's journey
 * and each screen's story. These suites test the same under other conditions, and take about as long as all others.
 */
export const nightlySuites: Readonly<Record<string, readonly string[]>> = {
  'The same in other languages, sizes and inputs': [
    'browser/damaged-pictures',
    'browser/drawings',
    'browser/languages',
    'browser/logos',
    'browser/longer-words',
    'browser/mails-taught',
    'browser/projected',
    'browser/public-pages',
    'browser/simulators',
    'browser/stored-text',
    'browser/support-layout',
    'browser/whole-words',
  ],
  'What happens beside the way that most people take': [
    'browser/automation',
    'browser/closed-studio',
    'browser/demo',
    'browser/dialogs',
    'browser/double-click',
    'browser/gmail',
    'browser/imports-repaired',
    'browser/imports-taken-back',
    'browser/morning',
    'browser/morning-email',
    'browser/returning',
    'browser/sign-in-steps',
    'browser/system-requests',
  ],
  'Each thing failing in turn': [
    'journeys/every-signal',
    'journeys/rare-signals',
    'journeys/retried-later',
    'journeys/signals',
    'journeys/twin-killed',
    'journeys/under-faults',
    'journeys/under-outages',
  ],
  'Large amounts, and what only operators and engineers do': [
    'guards/recipe',
    'journeys/benches',
    'journeys/direct-endpoint',
    'journeys/import-at-scale',
    'journeys/morning-email',
    'journeys/off-boarding',
    'journeys/operations',
    'journeys/restore-drill',
  ],
};

/** The pattern of paths that Jest ignores at a push. */
export function leftOut(): string {
  const names = Object.values(nightlySuites).flat();
  return `/node_modules/|/test/(${names.join('|')})\\.test\\.ts$`;
}
