import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

const text = (file: string): string => readFileSync(file, 'utf8');

const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(text('package.json')));
const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        dev: z.boolean().default(false),
        link: z.boolean().default(false),
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        inBundle: z.boolean().default(false),
        hasInstallScript: z.boolean().default(false),
        name: z.string().optional(),
        engines: z.object({ node: z.string().default('*') }).default({ node: '*' }),
      }),
    ),
  })
  .parse(JSON.parse(text('package-lock.json')));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

/** Packages that others list and that nothing here loads. An empty package is installed in the place of each. */
const unneeded = [
  'ace-builds',
  '@aws-amplify/analytics',
  '@aws-amplify/api',
  '@aws-amplify/datastore',
  '@aws-amplify/notifications',
  'bare-fs',
  '@babel/core',
  '@babel/generator',
  '@babel/types',
  'babel-plugin-istanbul',
  'babel-preset-current-node-syntax',
  'cssnano',
  'htmlnano',
];

/** The oldest Node.js with which `npm ci` must print no warning, as major and minor version. */
const oldestNode = [20, 19] as const;

/** Whether one condition of a range, such as `>=18.3` or `^20`, holds for the oldest Node.js. */
function holdsForOldest(condition: string): boolean {
  if (condition === '*') return true;
  const [, operator, major, minor] = /^(>=|\^)?(\d+)(?:\.(\d+))?(?:\.[\d*]+)*$/.exec(condition) ?? [];
  if (major === undefined) return false;
  const isLaterMajor = Number(major) > oldestNode[0];
  const isLaterMinor = Number(major) === oldestNode[0] && Number(minor ?? 0) > oldestNode[1];
  if (isLaterMajor || isLaterMinor) return false;
  return operator === '>=' || Number(major) === oldestNode[0];
}

const acceptsOldest = (range: string): boolean =>
  range
    .replaceAll(/([<>=^~]+)\s+/g, '$1')
    .split('||')
    .some((conditions) => conditions.trim().split(/\s+/).every(holdsForOldest));

/** The licences that deployed parts may have. Each allows use in a closed product. */
const deployable = ['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause'];
/** The licences that only parts for tests and builds may have. */
const forTools = [
  'MPL-2.0',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'PSF-2.0',
  'Python-2.0',
  'CC0-1.0',
  'MIT (http://mootools.net/license.txt)',
  'Unlicense',
  '(ISC AND CC-BY-3.0)',
  '(MIT OR GPL-3.0-or-later)',
  '(MIT OR CC0-1.0)',
];

/** The formats of secrets that this product uses. */
const secrets: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*\n[A-Za-z0-9+/=\s]{64,}/,
  'an access key of AWS': /\b(?:AKIA|ASIA)(?!IOSFODNN7EXAMPLE)[A-Z0-9]{16}\b/,
  'a live key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'a secret of a webhook': /\bwhsec_[A-Za-z0-9]{32,}/,
  'a client secret of Google': /\bGOCSPX-[\w-]{20,}/,
  'a refresh token of Google': /\b1\/\/0[\w-]{40,}/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
};

/** An example of each format, assembled here so that no file contains one. */
const shaped: Record<string, string> = {
  'a private key': ['-----BEGIN', 'PRIVATE KEY-----\n'].join(' ').concat('A'.repeat(64)),
  'an access key of AWS': ['AKIA', 'ABCDEFGHIJKLMNOP'].join(''),
  'a live key of Stripe': ['sk', 'live', 'a'.repeat(24)].join('_'),
  'a secret of a webhook': ['whsec', 'a'.repeat(32)].join('_'),
  'a client secret of Google': ['GOCSPX', 'a'.repeat(28)].join('-'),
  'a refresh token of Google': ['1//0', 'a'.repeat(60)].join(''),
  'a token of GitHub': ['ghp', 'a'.repeat(36)].join('_'),
};

describe('the dependencies of the product', () => {
  it('have exact versions', () => {
    const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
  });

  it('have a digest each', () => {
    // A package inside another one is covered by the outer package's digest.
    const own = packages.filter(([, { link, inBundle }]) => !link && !inBundle);
    expect(own.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('may come from any registry, because no download address is fixed', () => {
    expect(packages.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
  });

  it('accept the oldest Node.js that is supported, so that installing them prints no warning', () => {
    const refusing = packages.filter(([, { engines }]) => !acceptsOldest(engines.node));
    expect(refusing.map(([path, { engines }]) => `${path}: ${engines.node}`)).toEqual([]);
  });

  it.each([
    ['>=22', false],
    ['^22.13.0 || >=24.0.0', false],
    ['>= 20.20', false],
    ['^20.17.0 || >=22.9.0', true],
    ['>=16 || 14 >=14.17', true],
  ])('a range %s is read as one that accepts it: %s', (range, accepted) => {
    expect(acceptsOldest(range)).toBe(accepted);
  });

  it.each(unneeded)('do not include %s', (name) => {
    const installed = packages.filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(installed.length).toBeGreaterThan(0);
    expect(installed.map(([, one]) => one.name)).toEqual(installed.map(() => 'noop-package'));
  });

  it('have licences that allow a closed product', () => {
    const others = packages.filter(([, { license = '', dev }]) =>
      dev ? ![...deployable, ...forTools].includes(license) : !deployable.includes(license),
    );
    expect(others).toEqual([]);
  });

  it('run no scripts during installation', () => {
    const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    const barred = Object.fromEntries(
      running.map(([path]) => [path.replace(/^.*node_modules\//, ''), false] as const),
    );
    expect(manifest.allowScripts).toEqual(barred);
  });

  it('can be listed as a bill of materials', () => {
    const bill = z
      .object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({ name: z.string() })) })
      .parse(
        JSON.parse(
          execFileSync('npm', ['run', '-s', 'sbom'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
        ),
      );
    const listed = new Set(bill.components.map(({ name }) => name));
    expect(Object.keys(manifest.dependencies).filter((name) => !listed.has(name))).toEqual([]);
  });

  it('holds no secret', () => {
    const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);
    const found = files.flatMap((file) =>
      Object.entries(secrets).flatMap(([what, pattern]) =>
        pattern.test(text(file)) ? [`${file}: ${what}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it('the history contains no secret in any added line', () => {
    const history = execFileSync('git', ['log', '--patch', '--unified=0', '--no-color', '--no-textconv'], {
      encoding: 'utf8',
      maxBuffer: 1024 * 1024 * 1024,
    });
    const added = history.split(/^commit /m).map((commit) => commit.replaceAll(/^\+/gm, ''));
    const found = added.flatMap((commit) =>
      Object.entries(secrets).flatMap(([what, pattern]) =>
        pattern.test(commit) ? [`${commit.slice(0, commit.indexOf('\n'))}: ${what}`] : [],
      ),
    );
    expect(found).toEqual([]);
  });

  it.each(Object.entries(shaped))('would show %s', (what, secret) => {
    expect(secrets[what]?.test(`const key = '${secret}';`)).toBe(true);
  });
});
