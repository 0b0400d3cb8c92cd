import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { product } from '#shared/product.ts';
import { closureOf, outputOf, routeFilesOf, unusedStyles } from './chunks.ts';
import { documentHtml } from './html.ts';
import { entries } from './options.ts';

const description = `${product.name} fills your studio's classes: it forecasts demand and moves marketplace places to where they earn most.`;
const titles = { app: product.name, auth: `Sign in · ${product.name}` };

function styleOf(meta: Metafile, entry: string): string {
  const style = meta.outputs[entry]?.cssBundle;
  if (!style) throw new Error(`${entry} has no style sheet`);
  return style;
}

/** Writes the documents beside the assets, copies the public files and removes what nothing loads. */
export async function writeDocuments(meta: Metafile, boot: string, outdir: string): Promise<void> {
  const url = (file: string): string => `/${path.posix.relative(outdir, file)}`;
  const used = new Set<string>();
  for (const name of ['app', 'auth'] as const) {
    const entry = outputOf(meta, entries[name]);
    const base = closureOf(meta, entry);
    used.add(styleOf(meta, entry));
    const html = documentHtml({
      title: titles[name],
      description,
      boot: url(boot),
      entry: url(entry),
      style: url(styleOf(meta, entry)),
      preload: [...base].filter((file) => file !== entry).map(url),
      routes: name === 'app' ? routeFilesOf(meta, base, url) : {},
    });
    await writeFile(path.join(outdir, `${name}.html`), html);
  }
  await Promise.all(unusedStyles(meta, used).map((file) => rm(file, { force: true })));
  await cp('web/public', outdir, { recursive: true });
}
