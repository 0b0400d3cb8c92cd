import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, context, type BuildResult, type Metafile } from 'esbuild';
import { noticesFile, noticesOf } from './notices.ts';
import { bootOptions, moduleOptions, type WebBuild } from './options.ts';
import { buildPublicDocuments, watchPublicDocuments } from './public-documents.ts';
import { writeDocuments } from './write-documents.ts';

/** esbuild's metafile names outputs relative to the working folder. */
const relative = (outdir: string): string => path.relative(process.cwd(), path.resolve(outdir)) || '.';

async function buildBoot(web: WebBuild): Promise<string> {
  const { metafile } = await build(bootOptions(web));
  const file = Object.keys(metafile?.outputs ?? {}).find((name) => name.endsWith('.js'));
  if (!file) throw new Error('the boot script was not built');
  return file;
}

function metaOf({ metafile }: BuildResult): Metafile {
  if (!metafile) throw new Error('the build left no metafile');
  return metafile;
}

const finish = (result: BuildResult, boot: string, outdir: string): Promise<void> =>
  writeDocuments(metaOf(result), boot, outdir);

async function empty(outdir: string): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
}

const removeAll = (files: readonly string[]): Promise<unknown> =>
  Promise.all(files.map((file) => rm(file, { force: true })));

/** Builds the web app into `outdir`: its documents, the public ones, hashed assets, public files, notices. */
export async function buildWeb(options: WebBuild): Promise<void> {
  const web = { ...options, outdir: relative(options.outdir) };
  await empty(web.outdir);
  const [boot, result, publicResult] = await Promise.all([
    buildBoot(web),
    build(moduleOptions(web)),
    buildPublicDocuments(web),
  ]);
  await finish(result, boot, web.outdir);
  const notices = await noticesOf([metaOf(result), metaOf(publicResult)]);
  await writeFile(path.join(web.outdir, noticesFile), notices);
}

/** Builds for development, then again after every change; `onRebuilt` is told after each build that succeeded. */
export async function watchWeb(options: {
  outdir: string;
  onRebuilt: () => void;
}): Promise<{ dispose: () => Promise<void> }> {
  const web = { outdir: relative(options.outdir), dev: true };
  await empty(web.outdir);
  const boot = await buildBoot(web);
  const modules = moduleOptions(web);
  let present: string[] = [];
  const tell = async (result: BuildResult): Promise<void> => {
    if (result.errors.length > 0) return;
    const made = Object.keys(result.metafile?.outputs ?? {});
    await removeAll(present.filter((file) => !made.includes(file)));
    present = made;
    await finish(result, boot, web.outdir);
    options.onRebuilt();
  };
  const watcher = await context({
    ...modules,
    plugins: [...(modules.plugins ?? []), { name: 'documents', setup: (hooks) => hooks.onEnd(tell) }],
  });
  await watcher.rebuild();
  await watcher.watch();
  const publicWatcher = await watchPublicDocuments(web, options.onRebuilt);
  return { dispose: async () => void (await Promise.all([watcher.dispose(), publicWatcher.dispose()])) };
}
