// The size and the paint times of the landing page, on a slow device and connection.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildPublicDocuments } from '#web/build/public-documents.ts';
import { launch } from '../browser/launch.ts';
import { serveWeb } from '../browser/serve-web.ts';
import { insist, print, sized } from './measure.ts';
import { report, visit, type Seen } from './page-load.ts';

const runs = sized(9, 1);
const aims = { bytes: 20 * 1024, firstPaintMs: 500, largestPaintMs: 500, shift: 0.02 };

const entries = ['Fitpass', 'Wellhub', 'TotalPass', 'ClassPass', 'Kenko'].map((name) => ({
  integrationId: name.toLowerCase(),
  name,
  type: 'marketplace',
  description: name,
  logoUrl: '/icon.svg',
}));

const isCompressed = (file: string): boolean => !file.endsWith('.woff2');

/**
 * Sums the bytes of a visit: the document, its styles, scripts and any fonts.
 *
 * @throws {NothingMeasured} if the document, the styles or the scripts did not load
 */
export async function weigh(outdir: string, paths: readonly string[]): Promise<void> {
  const assets = [...new Set(paths)].filter((one) => /^\/assets\/.+\.(css|js|woff2)$/.test(one));
  for (const kind of ['.css', '.js'])
    insist(
      assets.some((one) => one.endsWith(kind)),
      `no ${kind} came with the landing page`,
    );
  const files = ['landing.html', ...assets];
  const contents = await Promise.all(
    files.map(async (file) => ({ file, content: await readFile(path.join(outdir, file)) })),
  );
  const sum = (compress: (content: Buffer) => Buffer): number =>
    contents.reduce(
      (bytes, { file, content }) => bytes + (isCompressed(file) ? compress(content) : content).length,
      0,
    );
  const note = `HTML, CSS, JavaScript and any fonts of the landing page, ${files.length} files; aim 20 KiB`;
  const common = { unit: 'bytes', b: aims.bytes, runs: 1 };
  const [gzip, brotli] = [
    sum((content) => gzipSync(content, { level: 9 })),
    sum((content) => brotliCompressSync(content)),
  ];
  print({ ...common, bench: 'landing/bytes/gzip', a: gzip, ratio: gzip / aims.bytes, note });
  print({ ...common, bench: 'landing/bytes/brotli', a: brotli, ratio: brotli / aims.bytes, note });
}

export async function run(): Promise<void> {
  const outdir = await mkdtemp(path.join(tmpdir(), 'cupo-landing-'));
  await buildPublicDocuments({ outdir: path.relative(process.cwd(), outdir), dev: false }, 'en');
  await cp('web/public', outdir, { recursive: true });
  const server = await serveWeb(outdir, () => ({ status: 200, body: { integrations: entries } }));
  const browser = await launch();
  try {
    for (const width of [1440, 390]) {
      const seen: Seen[] = [];
      for (let at = 0; at < runs; at += 1)
        seen.push(await visit(browser, `${server.url}/landing`, { viewport: { width, height: 844 } }));
      if (width === 1440) await weigh(outdir, seen[0]?.paths ?? []);
      report('landing', width, seen, aims);
    }
  } finally {
    await browser.close();
    await server.close();
    await rm(outdir, { recursive: true, force: true });
  }
}
