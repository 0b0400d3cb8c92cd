import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertFresh, isSynthesized } from '#infra/local/runtime/freshness.ts';

const synthesizedSeconds = 1_700_000_000;
let root: string;

function write(file: string, text: string, changedSeconds = synthesizedSeconds): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  utimesSync(join(root, file), changedSeconds, changedSeconds);
}
const writeAssets = (folder: string) =>
  write('cdk.out/Api.assets.json', JSON.stringify({ files: { a: { source: { path: folder } } } }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fresh-'));
  write('cdk.out/manifest.json', '{}');
  writeAssets(join(root, 'dist/functions/a'));
  write('infra/app.ts', '', synthesizedSeconds - 1);
  write('functions/a/a.ts', '', synthesizedSeconds - 1);
  write('dist/functions.stamp', '');
  write('dist/web/app.html', '');
});

const sentence = 'Run: npm run synth';

describe('the synthesized and bundled files', () => {
  it('are used if they are newer than their sources', () => {
    expect(isSynthesized(root)).toBe(true);
    expect(() => assertFresh(root)).not.toThrow();
  });

  it.each([
    'infra/app.ts',
    'infra/stacks/data-stack.ts',
    'shared/contracts/registry.ts',
    'functions/a/grants.ts',
  ])('is out of date when %s changed since', (file) => {
    write(file, '', synthesizedSeconds + 1);
    expect(isSynthesized(root)).toBe(false);
    expect(() => assertFresh(root)).toThrow(sentence);
  });

  it('are outdated if a function’s source changed later, even if its stack did not', () => {
    write('functions/a/a.ts', '', synthesizedSeconds + 1);
    expect(isSynthesized(root)).toBe(true);
    expect(() => assertFresh(root)).toThrow(sentence);
  });

  it('cannot be used after the checkout was moved', () => {
    writeAssets(join(tmpdir(), 'where-it-was/dist/functions/a'));
    expect(isSynthesized(root)).toBe(false);
  });

  it('may be in other folders, as those of npm start are', () => {
    const drafts = { assembly: 'dist/start/cdk.out', bundles: 'dist/start/functions' };
    expect(isSynthesized(root, drafts)).toBe(false);
    write('dist/start/cdk.out/manifest.json', '{}');
    expect(isSynthesized(root, drafts)).toBe(true);
    const assets = { files: { a: { source: { path: '/elsewhere/dist/start/functions/a' } } } };
    write('dist/start/cdk.out/Api.assets.json', JSON.stringify(assets));
    expect(isSynthesized(root, drafts)).toBe(false);
  });

  it('may contain assets from outside the checkout', () => {
    writeAssets(join(tmpdir(), 'page-deployment'));
    expect(isSynthesized(root)).toBe(true);
  });
});
