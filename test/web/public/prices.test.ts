import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildPublicDocuments } from '#web/build/public-documents.ts';

let outdir: string;
beforeEach(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'cupo-prices-'));
});
afterEach(() => rm(outdir, { recursive: true, force: true }));

/** The text of a document in a language, without its markup. */
async function textOf(name: string): Promise<string> {
  const files = await readdir(outdir, { recursive: true });
  const html = await readFile(
    path.join(
      outdir,
      files.find((file) => file.endsWith(name))!,
    ),
    'utf8',
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it.each([
  ['es', '$300 USD al mes'],
  ['pt', '$ 300 USD por mês'],
] as const)('the price names its currency in %s, once each time', async (language, price) => {
  await buildPublicDocuments({ outdir: path.relative(process.cwd(), outdir), dev: false }, language);
  const [landing, terms] = [await textOf('landing.html'), await textOf('terms-of-service.html')];
  for (const text of [landing, terms]) {
    expect(text).toContain(price);
    expect(text.split('USD').length).toBe(text.split(price).length);
  }
});
