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
      }),
    ),
  })
  .parse(JSON.parse(text('package-lock.json')));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');

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
