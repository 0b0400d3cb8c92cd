import './small-pages.ts';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { build as buildModules, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { noticesFile, noticesOf } from './notices.ts';
import { bootOptions, moduleOptions, pushWorkerOptions, type WebBuild } from './options.ts';
import { buildPublicDocuments, watchPublicDocuments } from './public-documents.ts';
import { languages } from '../languages.ts';
import { writeDocuments, type First } from './write-documents.ts';

type Built = Awaited<ReturnType<typeof buildModules>>;

/** Names of built files are relative to the working directory. */
const relative = (outdir: string): string => path.relative(process.cwd(), path.resolve(outdir)) || '.';

/** Builds the files that are needed before the first paint. Returns their addresses. */
async function buildFirst(web: WebBuild): Promise<First> {
  const [{ metafile }] = await Promise.all([build(bootOptions(web)), build(pushWorkerOptions(web))]);
  const files = Object.keys(metafile?.outputs ?? {});
  const urlOf = (ending: string): string => {
    const file = files.find((name) => name.endsWith(ending));
    if (!file) throw new Error(`no ${ending} was built for the first paint`);
    return `/${path.posix.relative(web.outdir, file)}`;
  };
  return { boot: urlOf('.js'), first: urlOf('.css') };
}

type Output = Rolldown.RolldownOutput['output'];

function outputOf(built: Built): Output {
  if (Array.isArray(built) || !('output' in built)) throw new Error('the build made no single output');
  return built.output;
}

function watcherOf(built: Built): Rolldown.RolldownWatcher {
  if (!('on' in built)) throw new Error('the build does not watch');
  return built;
}

const withPlugin = (options: InlineConfig, plugin: Plugin): InlineConfig => ({
  ...options,
  plugins: [...(options.plugins ?? []), plugin],
});

/** Includes modules that only re-export others, because the notices of their packages are required as well. */
const rememberModules = (read: string[]): Plugin => ({
  name: 'remember-modules',
  buildEnd() {
    read.push(...this.getModuleIds());
  },
});

async function empty(outdir: string): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
}

const removeAll = (files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => rm(file, { force: true })));

/**
 * Builds the web app into `outdir`, in each language: its documents, the public documents, hashed assets, public files
 * and notices.
 */
export async function buildWeb(options: WebBuild): Promise<void> {
  const web = { ...options, outdir: relative(options.outdir) };
  if (!web.adds) await empty(web.outdir);
  const read: string[] = [];
  const first = await buildFirst(web);
  for (const language of web.languages ?? languages) {
    const [output, publicResult] = await Promise.all([
      buildModules(withPlugin(moduleOptions(web, language), rememberModules(read))).then(outputOf),
      buildPublicDocuments(web, language),
    ]);
    await writeDocuments(output, first, web.outdir, language);
    read.push(...Object.keys(publicResult.metafile?.inputs ?? {}));
  }
  await writeFile(path.join(web.outdir, noticesFile), await noticesOf([...new Set(read)]));
}

/** Builds in English for development, and again after every change; calls `onRebuilt` after each successful build. */
export async function watchWeb(options: {
  outdir: string;
  onRebuilt: () => void;
}): Promise<{ dispose: () => Promise<void> }> {
  const web = { outdir: relative(options.outdir), dev: true };
  await empty(web.outdir);
  const first = await buildFirst(web);
  const modules = moduleOptions(web, languages[0]);
  let present: readonly string[] = [];
  const written = async (output: Output): Promise<void> => {
    const made = output.map(({ fileName }) => path.join(web.outdir, fileName));
    await removeAll(present.filter((file) => !made.includes(file)));
    present = made;
    await writeDocuments(output, first, web.outdir, languages[0]);
    options.onRebuilt();
  };
  let builtOnce: (() => void) | undefined;
  const built = new Promise<void>((resolve) => (builtOnce = resolve));
  const documents: Plugin = {
    name: 'documents',
    async writeBundle(_options, bundle): Promise<void> {
      await written(Object.values(bundle) as Output);
      builtOnce?.();
    },
  };
  const watcher = watcherOf(
    await buildModules(withPlugin({ ...modules, build: { ...modules.build, watch: {} } }, documents)),
  );
  await built;
  const publicWatcher = await watchPublicDocuments(web, options.onRebuilt);
  return { dispose: async () => void (await Promise.all([watcher.close(), publicWatcher.dispose()])) };
}
