import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { FileSystem } from 'aws-cdk-lib';
import { buildFunctions } from '#infra/tools/build-functions.ts';
import { draftFunctions, watchDrafts } from '#infra/tools/draft-functions.ts';
import { bundleOf, entryPoints } from '#infra/tools/entry-points.ts';
import { functionsMin, ownBytesMin } from '#infra/tools/join-chunks.ts';

const createRoot = (files: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'functions-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
};

const saying = Array.from({ length: functionsMin }, (_, at) => `rules.say-${at}.worker`);

const sources = {
  ...Object.fromEntries(
    saying.map((name) => [
      `functions/${name.replace('.', '/')}.ts`,
      "import { word } from '../live/said.ts'; export const handler = () => word;",
    ]),
  ),
  'functions/decisions/approve.ts':
    "import { word } from './decision.ts'; export const handler = () => word;",
  'functions/decisions/decision.ts': "export const word: string = 'approved';",
  'functions/decisions/optimize.worker.ts': "export const handler = async () => 'optimized';",
  'functions/live/connect.socket.ts': "export const handler = async () => 'connected';",
  'functions/live/disconnect.socket.ts':
    "import { word } from './said.ts'; export const handler = () => word;",
  'functions/live/close.schedule.ts':
    "import { word } from './said.ts'; export const handler = async () => (await import('./closing.ts')).closing(word);",
  'functions/live/said.ts': "import { long } from 'long'; export const word: string = long.slice(0, 4);",
  'node_modules/long/index.js': `import { first } from 'little'; export const long = first + 'aid${'-'.repeat(ownBytesMin)}';`,
  'node_modules/little/index.js': "export const first = 's';",
  'functions/live/known.ts':
    "import { readFileSync } from 'node:fs'; export const known = () => readFileSync(new URL('./known.packed', import.meta.url), 'utf8');",
  'functions/live/known.packed': 'packed',
  'functions/live/ping.socket.ts':
    "import { known } from './known.ts'; export const handler = async () => known();",
  'functions/live/closing.ts':
    "import { first } from 'little'; export const closing = (word: string): string => `${first}${word.slice(1)} and closed`;",
  'functions/_platform/unused.worker.ts': "throw new Error('never bundled');",
};

describe('entry points', () => {
  it('are the operations of the registry and all files with a trigger in their name', () => {
    expect(entryPoints(createRoot(sources))).toEqual({
      'decisions.approve': 'functions/decisions/approve.ts',
      'decisions.optimize.worker': 'functions/decisions/optimize.worker.ts',
      'live.close.schedule': 'functions/live/close.schedule.ts',
      'live.connect.socket': 'functions/live/connect.socket.ts',
      'live.disconnect.socket': 'functions/live/disconnect.socket.ts',
      'live.ping.socket': 'functions/live/ping.socket.ts',
      ...Object.fromEntries(saying.map((name) => [name, `functions/${name.replace('.', '/')}.ts`])),
    });
  });

  it('turn an operation’s id into the name of its bundle', () => {
    expect(bundleOf('decisions.runOptimizer')).toBe('decisions.run-optimizer');
  });
});

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => !file.endsWith('.map'))
    .sort();

/** The deployed files of each function, by their digest. */
const digestsOf = (outdir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(outdir).map((name) => [
      name,
      FileSystem.fingerprint(join(outdir, name), { exclude: ['*.map'] }),
    ]),
  );

describe('buildFunctions', () => {
  const root = createRoot(sources);
  const outdir = join(root, 'dist/functions');
  const bundle = join(outdir, 'decisions.approve/index.mjs');
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('bundles each function into its own folder, which runs on its own', async () => {
    const { names, rebuilt } = await buildFunctions({ root });
    expect(rebuilt).toBe(true);
    expect(readdirSync(outdir).sort()).toEqual([...names]);
    expect(names).toEqual([
      'decisions.approve',
      'decisions.optimize.worker',
      'live.close.schedule',
      'live.connect.socket',
      'live.disconnect.socket',
      'live.ping.socket',
      ...saying,
    ]);
    const { handler } = (await import(pathToFileURL(bundle).href)) as { handler: () => string };
    expect(handler()).toBe('approved');
  });

  it('keeps the list of inputs and sizes beside the bundles', () => {
    const { outputs } = JSON.parse(readFileSync(`${outdir}.meta.json`, 'utf8')) as { outputs: object };
    expect(Object.keys(outputs)).toContain('dist/functions/_/decisions.approve.mjs');
  });

  it('gives each function only the packages that it loads, now or later', async () => {
    const chunksOf = (name: string) => filesOf(join(outdir, name)).filter((file) => file !== 'index.mjs');
    // The start code and other small modules are part of the function's entry.
    expect(chunksOf('live.connect.socket')).toEqual([]);
    const shared = chunksOf('live.disconnect.socket');
    // The little package is a chunk of its own, because `closing` uses it without the long one.
    expect(shared).toEqual([expect.stringMatching(/^merged-[A-F0-9]{8}\.mjs$/)]);
    expect(chunksOf('live.close.schedule')).toEqual([
      expect.stringMatching(/^closing-[A-Z0-9-]+\.mjs$/),
      ...shared,
    ]);
    const closing = join(outdir, 'live.close.schedule/index.mjs');
    const { handler } = (await import(pathToFileURL(closing).href)) as { handler: () => Promise<string> };
    await expect(handler()).resolves.toBe('said and closed');
  });

  it('includes packages that few functions load in their entries', async () => {
    const few = createRoot(
      Object.fromEntries(Object.entries(sources).filter(([file]) => !file.startsWith('functions/rules/'))),
    );
    await buildFunctions({ root: few });
    expect(filesOf(join(few, 'dist/functions/live.disconnect.socket'))).toEqual(['index.mjs']);
    rmSync(few, { recursive: true });
  });

  it('copies the files that a function’s modules read from their own folder', async () => {
    const folder = join(outdir, 'live.ping.socket');
    expect(filesOf(folder).filter((file) => !file.endsWith('.mjs'))).toEqual([
      expect.stringMatching(/^known-[A-Z0-9]{8}\.packed$/),
    ]);
    const { handler } = (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as {
      handler: () => Promise<string>;
    };
    await expect(handler()).resolves.toBe('packed');
  });

  it('stores a chunk that several functions load on disk only once', () => {
    const [chunk] = filesOf(join(outdir, 'live.disconnect.socket')).filter((file) => file !== 'index.mjs');
    expect(chunk).toBeDefined();
    const [one, other] = ['live.disconnect.socket', 'live.close.schedule'].map(
      (name) => statSync(join(outdir, name, chunk!)).ino,
    );
    expect(one).toBe(other);
  });

  it('links each file to its sources', () => {
    for (const name of readdirSync(outdir))
      for (const file of filesOf(join(outdir, name)).filter((one) => one.endsWith('.mjs'))) {
        const text = readFileSync(join(outdir, name, file), 'utf8');
        expect(text).toContain(`//# sourceMappingURL=${file}.map`);
        const map = JSON.parse(readFileSync(join(outdir, name, `${file}.map`), 'utf8')) as {
          sources: string[];
        };
        expect(map.sources.length).toBeGreaterThan(0);
        for (const source of map.sources) expect(existsSync(join(outdir, name, source))).toBe(true);
      }
  });

  it('does nothing if nothing changed', async () => {
    expect((await buildFunctions({ root })).rebuilt).toBe(false);
  });

  it('rebuilds when an imported file changed', async () => {
    const file = join(root, 'functions/decisions/decision.ts');
    writeFileSync(file, "export const word: string = 'agreed';");
    utimesSync(file, 1, 1);
    expect((await buildFunctions({ root })).rebuilt).toBe(true);
    expect(readFileSync(bundle, 'utf8')).toContain('agreed');
  });

  it('rebuilds a missing bundle, and removes bundles without a source', async () => {
    rmSync(bundle);
    for (const room of ['live', 'rules']) rmSync(join(root, 'functions', room), { recursive: true });
    expect((await buildFunctions({ root })).rebuilt).toBe(true);
    expect(existsSync(bundle)).toBe(true);
    expect(readdirSync(outdir)).not.toContain('live.connect.socket');
  });

  it('starts a function while its module is loaded, and loads none that cannot start', async () => {
    const start = JSON.stringify(resolve('functions/_platform/common/start.ts'));
    const starting = createRoot({
      'functions/decisions/approve.ts': `
        import { atStart } from ${start};
        const made = [];
        atStart(async () => { await null; made.push('made'); });
        export const handler = () => made;`,
      'functions/live/connect.socket.ts': `
        import { atStart } from ${start};
        atStart(() => { throw new Error('wired wrong'); });
        export const handler = async () => 'never';`,
    });
    await buildFunctions({ root: starting });
    const load = (name: string) =>
      import(pathToFileURL(join(starting, 'dist/functions', name, 'index.mjs')).href) as Promise<{
        handler: () => readonly string[];
      }>;
    expect((await load('decisions.approve')).handler()).toEqual(['made']);
    await expect(load('live.connect.socket')).rejects.toThrow('wired wrong');
    rmSync(starting, { recursive: true });
  });

  it('fails when a source does not compile', async () => {
    const broken = createRoot({ 'functions/decisions/approve.ts': 'export const handler = (' });
    await expect(buildFunctions({ root: broken, logLevel: 'silent' })).rejects.toThrow(
      /functions\/decisions\/approve\.ts:\d+:\d+: ERROR/,
    );
    rmSync(broken, { recursive: true });
  });
});

describe('the deployed files of a function', () => {
  const root = createRoot(sources);
  const outdir = join(root, 'dist/functions');
  const built = async () => {
    await buildFunctions({ root });
    return digestsOf(outdir);
  };
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await built();
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const changedBy = async (file: string, text: string): Promise<string[]> => {
    writeFileSync(join(root, file), text);
    const after = await built();
    writeFileSync(join(root, file), sources[file as keyof typeof sources] ?? '');
    expect(await built()).toEqual(before);
    return Object.keys(after).filter((name) => after[name] !== before[name]);
  };

  it('are the same wherever they are built', async () => {
    const elsewhere = createRoot(sources);
    await buildFunctions({ root: elsewhere });
    expect(digestsOf(join(elsewhere, 'dist/functions'))).toEqual(before);
    rmSync(elsewhere, { recursive: true });
  });

  it('change with the modules that the function loads, but not with others', async () => {
    const own = "import { word } from './said.ts'; export const handler = () => `${word}!`;";
    expect(await changedBy('functions/live/disconnect.socket.ts', own)).toEqual(['live.disconnect.socket']);
    const shared = "export const word: string = 'told';";
    expect(await changedBy('functions/live/said.ts', shared)).toEqual([
      'live.close.schedule',
      'live.disconnect.socket',
      ...saying,
    ]);
    expect(await changedBy('functions/live/known.packed', 'anew')).toEqual(['live.ping.socket']);
    const later =
      "import { first } from 'little'; export const closing = (word: string): string => `${first}${word.slice(1)} and shut`;";
    expect(await changedBy('functions/live/closing.ts', later)).toEqual(['live.close.schedule']);
  });
});

describe('draftFunctions', () => {
  it('does what the bundles do, with shared code and data files beside them', async () => {
    const root = createRoot(sources);
    const outdir = join(root, 'drafts');
    const drafted = await draftFunctions({ root, outdir });
    const answerOf = async (name: string) => {
      const file = pathToFileURL(join(outdir, name, 'index.mjs')).href;
      const { handler } = (await import(file)) as { handler: () => unknown };
      return handler();
    };
    expect(drafted.rebuilt).toBe(true);
    expect(await answerOf('decisions.approve')).toBe('approved');
    expect(await answerOf('live.close.schedule')).toBe('said and closed');
    expect(await answerOf('live.ping.socket')).toBe('packed');
    expect(filesOf(join(outdir, 'live.disconnect.socket'))).toEqual(['index.mjs']);
    rmSync(root, { recursive: true, force: true });
  });

  it('are made again only after a source changed, and leave no old chunks', async () => {
    const root = createRoot(sources);
    const outdir = join(root, 'drafts');
    await draftFunctions({ root, outdir });
    const before = readdirSync(outdir);
    expect((await draftFunctions({ root, outdir })).rebuilt).toBe(false);
    const changed = "import { long } from 'long'; export const word: string = `${long.slice(0, 4)} anew`;";
    writeFileSync(join(root, 'functions/live/said.ts'), changed);
    expect((await draftFunctions({ root, outdir })).rebuilt).toBe(true);
    expect(readdirSync(outdir)).toHaveLength(before.length);
    rmSync(root, { recursive: true, force: true });
  });
});

describe('watchDrafts', () => {
  it('builds at once, and again when a source changes', async () => {
    const root = createRoot(sources);
    const passes: boolean[] = [];
    const { promise: first, resolve: firstDone } = Promise.withResolvers<void>();
    const { promise: second, resolve: secondDone } = Promise.withResolvers<void>();
    const watching = await watchDrafts({
      root,
      outdir: join(root, 'drafts'),
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
    expect(readFileSync(join(root, 'drafts/decisions.approve/index.mjs'), 'utf8')).toContain('agreed');
    rmSync(root, { recursive: true, force: true });
  });
});
