import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { product } from '#shared/product.ts';
import { chunkOf, closureOf, filesOf, routeFilesOf, stylesOf } from './chunks.ts';
import { entries } from './entries.ts';
import { documentHtml } from './html.ts';
import type * as english from '../messages/en/documents.ts';
import { firstRequests } from '../first-requests.ts';
import { folderOf, type Language } from '../languages.ts';

type DocumentMessages = typeof english;

/** The texts of documents until the app has started. */
const documentMessages = async (language: Language): Promise<DocumentMessages> =>
  (await import(`../messages/${language}/documents.ts`)) as DocumentMessages;

const urlOf = (file: string): string => `/${file}`;

/** The addresses of the files that are needed before the first paint. */
export interface First {
  readonly boot: string;
  readonly first: string;
}

/** Writes the documents next to the assets, and copies the public files. */
export async function writeDocuments(
  output: Rolldown.RolldownOutput['output'],
  before: First,
  outdir: string,
  language: Language,
): Promise<void> {
  const messages = await documentMessages(language);
  const icon = await readFile('web/public/icon.svg', 'utf8');
  await mkdir(path.join(outdir, folderOf(language)), { recursive: true });
  for (const name of ['app', 'auth'] as const) {
    const entry = chunkOf(output, entries[name]);
    const base = closureOf(output, entry);
    const html = documentHtml({
      language,
      title: name === 'app' ? product.name : messages.signInTo(product.name),
      description: messages.fillsYourStudiosClasses(product.name),
      icon: icon.trim(),
      loading: messages.loading,
      withoutScripts: messages.needsJavaScript(product.name),
      ...before,
      entry: urlOf(entry.fileName),
      styles: stylesOf(base).map(urlOf),
      preload: base.filter((chunk) => chunk !== entry).map(({ fileName }) => urlOf(fileName)),
      routes: name === 'app' ? routeFilesOf(output, new Set(filesOf(base))) : {},
      ...(name === 'app' && { requests: firstRequests() }),
    });
    await writeFile(path.join(outdir, folderOf(language), `${name}.html`), html);
  }
  await cp('web/public', outdir, { recursive: true });
}
