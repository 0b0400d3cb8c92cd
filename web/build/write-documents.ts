import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { product } from '#shared/product.ts';
import { chunkOf, closureOf, filesOf, routeFilesOf, stylesOf } from './chunks.ts';
import { entries } from './entries.ts';
import { documentHtml } from './html.ts';

const description = `${product.name} fills your studio's classes: it forecasts demand and moves marketplace places to where they earn most.`;
const titles = { app: product.name, auth: `Sign in · ${product.name}` };

const urlOf = (file: string): string => `/${file}`;

/** The addresses of what is there before the first paint. */
export interface First {
  readonly boot: string;
  readonly first: string;
}

/** Writes the documents beside the assets, and copies the public files. */
export async function writeDocuments(
  output: Rolldown.RolldownOutput['output'],
  before: First,
  outdir: string,
): Promise<void> {
  for (const name of ['app', 'auth'] as const) {
    const entry = chunkOf(output, entries[name]);
    const base = closureOf(output, entry);
    const html = documentHtml({
      title: titles[name],
      description,
      ...before,
      entry: urlOf(entry.fileName),
      styles: stylesOf(base).map(urlOf),
      preload: base.filter((chunk) => chunk !== entry).map(({ fileName }) => urlOf(fileName)),
      routes: name === 'app' ? routeFilesOf(output, new Set(filesOf(base))) : {},
    });
    await writeFile(path.join(outdir, `${name}.html`), html);
  }
  await cp('web/public', outdir, { recursive: true });
}
