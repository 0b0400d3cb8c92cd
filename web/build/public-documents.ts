import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, context, type BuildOptions, type BuildResult, type OutputFile } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicPage } from '../src/public/pages-main.tsx';
import { folderOf, languages, type Language } from '../languages.ts';
import { publicDocumentHtml } from './html.ts';
import { publicOptions, type WebBuild } from './options.ts';

type Output = { file: string; url: string; content: OutputFile };

/** The build's output for each entry, by entry name. */
function outputsOf(
  { metafile, outputFiles = [] }: BuildResult,
  { entryPoints }: BuildOptions,
  outdir: string,
) {
  const outputs = outputFiles.map((content): Output => {
    const file = path.relative(process.cwd(), content.path);
    return { file, content, url: `/${path.posix.relative(outdir, file)}` };
  });
  const entries = entryPoints as Readonly<Record<string, string>>;
  const outputOf = (name: string): Output => {
    const entry = entries[name];
    const found = outputs.find(
      ({ file }) => entry !== undefined && metafile?.outputs[file]?.entryPoint === entry,
    );
    if (!found) throw new Error(`the build has no output for ${name}`);
    return found;
  };
  return { outputs, outputOf };
}

/** Runs the bundled pages in a separate context and returns their result. */
function pagesOf({ content }: Output): readonly PublicPage[] {
  const sandbox: { publicPages?: readonly PublicPage[] } = {};
  runInNewContext(content.text, sandbox);
  if (!sandbox.publicPages) throw new Error('the public pages were not built');
  return sandbox.publicPages;
}

/** Renders the public pages to documents, and writes them next to the files that they load. */
async function writePublicDocuments(
  result: BuildResult,
  options: BuildOptions,
  { outdir, language }: { outdir: string; language: Language },
): Promise<void> {
  const { outputs, outputOf } = outputsOf(result, options, outdir);
  await mkdir(path.join(outdir, 'assets'), { recursive: true });
  await mkdir(path.join(outdir, folderOf(language)), { recursive: true });
  for (const page of pagesOf(outputOf('pages'))) {
    const html = publicDocumentHtml({
      ...page,
      language,
      look: outputOf('look').url,
      style: outputOf('public').url,
      scripts: page.scripts.map((name) => outputOf(name).url),
      markup: renderToStaticMarkup(page.content),
    });
    await writeFile(path.join(outdir, folderOf(language), page.file), html);
  }
  const loaded = outputs.filter((output) => output !== outputOf('pages'));
  await Promise.all(loaded.map(({ file, content }) => writeFile(file, content.contents)));
}

/** Builds the documents that do not need the app: landing, legal and not-found pages. */
export async function buildPublicDocuments(web: WebBuild, language: Language): Promise<BuildResult> {
  const options = publicOptions(web, language);
  const result = await build(options);
  await writePublicDocuments(result, options, { ...web, language });
  return result;
}

/** Does the same as `buildPublicDocuments`, and again after every change. */
export async function watchPublicDocuments(
  web: WebBuild,
  onRebuilt: () => void,
): Promise<{ dispose: () => Promise<void> }> {
  const language = languages[0];
  const options = publicOptions(web, language);
  const tell = async (result: BuildResult): Promise<void> => {
    if (result.errors.length > 0) return;
    await writePublicDocuments(result, options, { ...web, language });
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
