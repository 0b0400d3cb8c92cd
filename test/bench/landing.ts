// What the landing page weighs and how soon it stands, on a slow device and line.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { buildPublicDocuments } from '../../web/build/public-documents.ts';
import { launch } from '../browser/launch.ts';
import { serveWeb } from '../browser/serve-web.ts';
import { print } from './measure.ts';
import { report, visit, type Seen } from './page-load.ts';

const runs = 9;
const aims = { bytes: 20 * 1024, firstPaintMs: 500, largestPaintMs: 500, shift: 0.02 };

const entries = ['Fitpass', 'Wellhub', 'TotalPass', 'ClassPass', 'Kenko'].map((name) => ({
  integrationId: name.toLowerCase(),
  name,
  type: 'marketplace',
  description: name,
  logoUrl: '/icon.svg',
}));

async function weigh(outdir: string): Promise<void> {
  const html = await readFile(path.join(outdir, 'landing.html'), 'utf8');
  const assets = [...html.matchAll(/"(\/assets\/[^"]+\.(?:css|js))"/g)].map(([, file = '']) => file);
  const contents = await Promise.all(
    ['landing.html', ...assets].map((file) => readFile(path.join(outdir, file))),
  );
  const sum = (compress: (content: Buffer) => Buffer): number =>
    contents.reduce((bytes, content) => bytes + compress(content).length, 0);
  const note = 'HTML, CSS and JavaScript of the landing page; aim 20 KiB';
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
  await buildPublicDocuments({ outdir: path.relative(process.cwd(), outdir), dev: false });
  await cp('web/public', outdir, { recursive: true });
  await weigh(outdir);
  const server = await serveWeb(outdir, () => ({ status: 200, body: { integrations: entries } }));
  const browser = await launch();
  for (const width of [1440, 390]) {
    const seen: Seen[] = [];
    for (let at = 0; at < runs; at += 1)
      seen.push(await visit(browser, `${server.url}/landing`, { viewport: { width, height: 844 } }));
    report('landing', width, seen, aims);
  }
  await browser.close();
  await server.close();
  await rm(outdir, { recursive: true, force: true });
}
