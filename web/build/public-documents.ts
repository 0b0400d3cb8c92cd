import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, context, type BuildResult, type OutputFile } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPage } from '../src/public/pages-main.tsx';
import { publicDocumentHtml } from './html.ts';
import { publicOptions, type WebBuild } from './options.ts';

type Output = { file: string; url: string; content: OutputFile };

/** What the build made of each entry, by the entry's name. */
function outputsOf({ metafile, outputFiles = [] }: BuildResult, outdir: string) {
  const outputs = outputFiles.map((content): Output => {
    const file = path.relative(process.cwd(), content.path);
    return { file, content, url: `/${path.posix.relative(outdir, file)}` };
  });
  const entries = publicOptions({ outdir, dev: false }).entryPoints as Readonly<Record<string, string>>;
  const of = (name: string): Output => {
    const entry = entries[name];
    const found = outputs.find(
      ({ file }) => entry !== undefined && metafile?.outputs[file]?.entryPoint === entry,
    );
    if (!found) throw new Error(`the build has no output for ${name}`);
    return found;
  };
  return { outputs, of };
}

/** Runs the bundled pages away from everything else and takes what they leave. */
function pagesOf({ content }: Output): readonly PublicPage[] {
  const sandbox: { publicPages?: readonly PublicPage[] } = {};
  runInNewContext(content.text, sandbox);
  if (!sandbox.publicPages) throw new Error('the public pages were not built');
  return sandbox.publicPages;
}

/** Renders the public pages to documents, and writes them beside the files that they load. */
async function writePublicDocuments(result: BuildResult, outdir: string): Promise<void> {
  const { outputs, of } = outputsOf(result, outdir);
  await mkdir(path.join(outdir, 'assets'), { recursive: true });
  for (const page of pagesOf(of('pages'))) {
    const html = publicDocumentHtml({
      ...page,
      look: of('look').url,
      style: of('public').url,
      scripts: page.scripts.map((name) => of(name).url),
      markup: renderToStaticMarkup(page.content),
    });
    await writeFile(path.join(outdir, page.file), html);
  }
  const loaded = outputs.filter((output) => output !== of('pages'));
  await Promise.all(loaded.map(({ file, content }) => writeFile(file, content.contents)));
}

/** Builds the documents that need no app: landing, legal and not-found pages. */
export async function buildPublicDocuments(web: WebBuild): Promise<BuildResult> {
  const result = await build(publicOptions(web));
  await writePublicDocuments(result, web.outdir);
  return result;
}

/** As `buildPublicDocuments`, then again after every change. */
export async function watchPublicDocuments(
  web: WebBuild,
  onRebuilt: () => void,
): Promise<{ dispose: () => Promise<void> }> {
  const options = publicOptions(web);
  const tell = async (result: BuildResult): Promise<void> => {
    if (result.errors.length > 0) return;
    await writePublicDocuments(result, web.outdir);
    onRebuilt();
  };
  const watcher = await context({
    ...options,
    plugins: [...(options.plugins ?? []), { name: 'documents', setup: (hooks) => hooks.onEnd(tell) }],
  });
  await watcher.rebuild();
  await watcher.watch();
  return watcher;
}
