import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions, watchFunctions } from '#infra/tools/build-functions.ts';
import { bundleOf, entryPoints } from '#infra/tools/entry-points.ts';

const createRoot = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'functions-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
};

const sources = {
  'functions/decisions/approve.ts':
    "import { word } from './decision.ts'; export const handler = () => word;",
  'functions/decisions/decision.ts': "export const word: string = 'approved';",
  'functions/decisions/optimize.worker.ts': "export const handler = async () => 'optimized';",
  'functions/live/connect.socket.ts': "export const handler = async () => 'connected';",
  'functions/_platform/unused.worker.ts': "throw new Error('never bundled');",
};

describe('entry points', () => {
  it('are the operations of the registry and whatever has a trigger in its name', () => {
    expect(entryPoints(createRoot(sources))).toEqual({
      'decisions.approve': 'functions/decisions/approve.ts',
      'decisions.optimize.worker': 'functions/decisions/optimize.worker.ts',
      'live.connect.socket': 'functions/live/connect.socket.ts',
    });
  });

  it('turn an operation’s id into the name of its bundle', () => {
    expect(bundleOf('decisions.runOptimizer')).toBe('decisions.run-optimizer');
  });
});

describe('buildFunctions', () => {
  const root = createRoot(sources);
  const outdir = join(root, 'dist/functions');
  const bundle = join(outdir, 'decisions.approve/index.mjs');
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('bundles each function into a folder of its own, which runs by itself', async () => {
    const { names, rebuilt } = await buildFunctions({ root });
    expect(rebuilt).toBe(true);
    expect(readdirSync(outdir).sort()).toEqual([...names]);
    expect(names).toEqual(['decisions.approve', 'decisions.optimize.worker', 'live.connect.socket']);
    const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: () => string };
    expect(handler()).toBe('approved');
  });

  it('keeps the list of inputs and sizes beside the bundles', () => {
    const { outputs } = JSON.parse(readFileSync(`${outdir}.meta.json`, 'utf8')) as { outputs: object };
    expect(Object.keys(outputs)).toContain('dist/functions/decisions.approve/index.mjs');
  });

  it('does nothing when nothing changed', async () => {
    expect((await buildFunctions({ root })).rebuilt).toBe(false);
  });

  it('builds again when something that is imported changed', async () => {
    const file = join(root, 'functions/decisions/decision.ts');
    writeFileSync(file, "export const word: string = 'agreed';");
    utimesSync(file, 1, 1);
    expect((await buildFunctions({ root })).rebuilt).toBe(true);
    expect(readFileSync(bundle, 'utf8')).toContain('agreed');
  });

  it('builds again when a bundle is gone, and removes those without a source', async () => {
    rmSync(bundle);
    rmSync(join(root, 'functions/live'), { recursive: true });
    expect((await buildFunctions({ root })).rebuilt).toBe(true);
    expect(existsSync(bundle)).toBe(true);
    expect(readdirSync(outdir)).not.toContain('live.connect.socket');
  });

  it('fails when a source does not compile', async () => {
    const broken = createRoot({ 'functions/decisions/approve.ts': 'export const handler = (' });
    await expect(buildFunctions({ root: broken, logLevel: 'silent' })).rejects.toThrow(
      /Unexpected end of file/,
    );
    rmSync(broken, { recursive: true });
  });
});

describe('watchFunctions', () => {
  it('builds at once, and again when a source changes', async () => {
    const root = createRoot(sources);
    const passes: boolean[] = [];
    const { promise: first, resolve: firstDone } = Promise.withResolvers<void>();
    const { promise: second, resolve: secondDone } = Promise.withResolvers<void>();
    const watching = await watchFunctions({
      root,
      onRebuilt: (failed) => {
        passes.push(failed);
        (passes.length === 1 ? firstDone : secondDone)();
      },
    });
    await first;
    writeFileSync(join(root, 'functions/decisions/decision.ts'), "export const word = 'agreed';");
    await second;
    await watching.stop();
    expect(passes).toEqual([false, false]);
    expect(readFileSync(join(root, 'dist/functions/decisions.approve/index.mjs'), 'utf8')).toContain(
      'agreed',
    );
    rmSync(root, { recursive: true, force: true });
  });
});
