import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

interface Cut {
  readonly file: RegExp;
  /** The module without the unused part. */
  readonly without: (code: string) => string;
}

const replaced = (code: string, from: RegExp | string, to: string): string => {
  const result = code.replace(from, to);
  if (result === code) throw new Error(`a package no longer has the part that is left out: ${String(from)}`);
  return result;
};

/**
 * Parts of packages that the app loads first and never runs. Their modules mention them where the bundler cannot tell
 * that nothing uses them.
 */
const cuts: readonly Cut[] = [
  {
    // Our charts have numbers and categories. The scales of times, with their calendar and their words, are half of it.
    file: /[\\/]components[\\/]internal[\\/]vendor[\\/]d3-scale\.js$/,
    without: (code) =>
      replaced(
        code,
        /^const t0 = new Date.*export \{ band as scaleBand, linear as scaleLinear, log as scaleLog, time as scaleTime \};/ms,
        `export { band as scaleBand, linear as scaleLinear, log as scaleLog };
export const scaleTime = () => { throw new Error('charts have no scale of times'); };`,
      ),
  },
  {
    // For the same reason, no chart has ticks between days, which need a library for dates.
    file: /[\\/]components[\\/]internal[\\/]components[\\/]cartesian-chart[\\/]ticks\.js$/,
    without: (code) =>
      replaced(
        replaced(code, "import { add, differenceInDays } from 'date-fns';", ''),
        /else if \(scale\.isTime\(\)\) \{.*?\n    \}/s,
        '',
      ),
  },
  {
    // The app has no split panel and no drawers, whose widest sizes these effects compute. They would make the browser
    // lay out the page in the middle of its first rendering, and then render the frame again.
    file: /[\\/]components[\\/]app-layout[\\/]visual-refresh[\\/]context\.js$/,
    without: (code) =>
      replaced(
        replaced(code, /useLayoutEffect\(function handleMainOffsetLeft\(\) \{.*?\}, \[[^\]]*\]\);/s, ''),
        /useLayoutEffect\(function handleSplitPanelMaxWidth\(\) \{.*?\}, \[[^\]]*\]\);/s,
        '',
      ),
  },
  {
    // The frame is always as wide as the window. Measuring it would also lay out the page and render the frame again.
    file: /[\\/]components[\\/]app-layout[\\/]utils[\\/]use-app-layout-placement\.js$/,
    without: (code) => replaced(code, 'useResizeObserver(mainElementRef, updatePosition);', ''),
  },
  {
    // The configuration is neither of Amplify's own file formats.
    file: /[\\/]@aws-amplify[\\/]core[\\/]dist[\\/]esm[\\/]utils[\\/]parseAmplifyConfig\.mjs$/,
    without: () => 'export const parseAmplifyConfig = (config) => config;',
  },
  {
    // Without an identity pool, the provider of AWS credentials answers undefined, and there is nothing to clear.
    file: /[\\/]@aws-amplify[\\/]auth[\\/]dist[\\/]esm[\\/]providers[\\/]cognito[\\/]credentialsProvider[\\/]credentialsProvider\.mjs$/,
    without: () => `export class CognitoAWSCredentialsAndIdentityIdProvider {
  async getCredentialsAndIdentityId() {}
  async clearCredentialsAndIdentityId() {}
  clearCredentials() {}
}`,
  },
];

/** Leaves out the parts of packages that nothing uses. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    load: {
      filter: { id: cuts.map(({ file }) => file) },
      handler: async (id) => {
        const cut = cuts.find(({ file }) => file.test(id));
        return cut ? cut.without(await readFile(id, 'utf8')) : null;
      },
    },
  };
}
