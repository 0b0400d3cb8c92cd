import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { compressedEnding, compressedKinds } from '../constructs/compressed-files.ts';

const compress = promisify(brotliCompress);

/**
 * Compresses the app's scripts and style sheets at Brotli's highest level. CloudFront uses a lower one, because it
 * compresses while it sends. A file's name contains a hash of its content, so one that is already compressed is kept.
 */
export async function compressWeb(webDir = 'dist/web', outDir = 'dist/web-compressed'): Promise<void> {
  const folder = join(outDir, 'assets');
  await mkdir(folder, { recursive: true });
  const sources = globSync(compressedKinds.map(({ ending }) => join(webDir, `assets/*${ending}`)));
  const compressedOf = (source: string): string => join(folder, basename(source) + compressedEnding);
  const known = new Set(globSync(join(folder, '*')));
  const wanted = new Set(sources.map(compressedOf));
  await Promise.all([...known].filter((file) => !wanted.has(file)).map((file) => rm(file)));
  await Promise.all(
    sources
      .filter((source) => !known.has(compressedOf(source)))
      .map(async (source) => {
        const content = await readFile(source);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(compressedOf(source), await compress(content, { params }));
      }),
  );
}
