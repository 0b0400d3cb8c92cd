import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildPublicDocuments } from '#web/build/public-documents.ts';
import { documentOf } from '#web/documents.ts';

const documents = ['landing.html', 'privacy-policy.html', 'terms-of-service.html', 'not-found.html'];
let outdir: string;
const html = new Map<string, string>();

beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'cupo-public-'));
  await buildPublicDocuments({ outdir: path.relative(process.cwd(), outdir), dev: false }, 'en');
  for (const name of documents) html.set(name, await readFile(path.join(outdir, name), 'utf8'));
});
afterAll(() => rm(outdir, { recursive: true, force: true }));

/** The URLs on this site that a document loads or links to. */
const linksOf = (name: string): string[] =>
  [...html.get(name)!.matchAll(/(?:href|src|data-from)="(\/[^"]*)"/g)].map(([, link]) => link!);
const assetsOf = (name: string): string[] => linksOf(name).filter((link) => link.startsWith('/assets/'));
const textOf = (name: string): string =>
  html
    .get(name)!
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const linkTo = (name: string, text: string): (string | undefined)[] =>
  [...html.get(name)!.matchAll(/<a [^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)]
    .filter(([, , label]) => label === text)
    .map(([, href]) => href);

describe('every public document', () => {
  it.each(documents)('%s has no inline scripts or styles, and loads no module of the app', (name) => {
    const text = html.get(name)!;
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=|type="module"/);
    expect([...text.matchAll(/<script[^>]*>([^<]*)/g)].filter(([, body]) => body !== '')).toEqual([]);
  });

  it.each(documents)('%s links only to existing files and to paths with a document', async (name) => {
    const present = (await readdir(path.join(outdir, 'assets'))).map((file) => `/assets/${file}`);
    expect(assetsOf(name).filter((link) => !present.includes(link))).toEqual([]);
    const paths = linksOf(name).filter((link) => !link.includes('.') && !link.startsWith('/api/'));
    expect(paths.filter((link) => documentOf(link.split('?')[0] ?? '') === 'not-found.html')).toEqual([]);
  });

  it.each(documents)('%s has one title, description, main heading and way home', (name) => {
    const text = html.get(name)!;
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(text.match(/<title>[^<]*Cupo[^<]*<\/title>/g)).toHaveLength(1);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(linksOf(name)).toContain('/');
  });

  it.each(documents)('%s has unique ids, and its internal links have a target', (name) => {
    const ids = [...html.get(name)!.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    const wanted = [...html.get(name)!.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the landing page', () => {
  it('is at most 20 KiB of HTML, style and script', async () => {
    const files = ['/landing.html', ...new Set(assetsOf('landing.html'))].filter((file) =>
      /\.(html|css|js)$/.test(file),
    );
    const contents = await Promise.all(files.map((file) => readFile(path.join(outdir, file))));
    const bytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
    expect(files).toHaveLength(4);
    expect(bytes).toBeLessThanOrEqual(20 * 1024);
  });

  it('links to sign-in, sign-up, the demo and the legal pages', () => {
    expect(linkTo('landing.html', 'Sign In')).toEqual(['/auth']);
    expect(linkTo('landing.html', 'Start Free Trial')).toEqual(['/auth?sign-up']);
    expect(linkTo('landing.html', 'View Demo')).toEqual(['/']);
    expect(linkTo('landing.html', 'Start Free Trial - $300/month')).toEqual(['/auth?sign-up']);
    expect(linkTo('landing.html', 'Privacy Policy')).toEqual(['/privacy-policy']);
    expect(linkTo('landing.html', 'Terms of Service')).toEqual(['/terms-of-service']);
  });

  it('states the price and six features', () => {
    expect(textOf('landing.html')).toContain('$300/month after 30 days free');
    const features = /<ul class="features">(.*?)<\/ul>/.exec(html.get('landing.html')!)![1]!;
    expect([...features.matchAll(/<h3>([^<]+)/g)].map(([, title]) => title)).toEqual([
      'Real-time optimization',
      'Multi-platform sync',
      'Revenue maximization',
      'Enterprise security',
      'Time-based rules',
      'Occupancy targets',
    ]);
  });
});

describe('the legal pages', () => {
  it.each(['privacy-policy.html', 'terms-of-service.html'])(
    '%s links to the home page at its start and end',
    (name) => {
      expect(linkTo(name, 'Back to Home')).toEqual(['/', '/']);
    },
  );

  it.each([
    'LFPDPPP',
    'LGPD',
    'GDPR',
    'Stripe',
    'Amazon Web Services',
    'Limited Use',
    'read-only access',
    '90 days',
  ])('the privacy policy mentions %s', (message) => {
    expect(textOf('privacy-policy.html')).toContain(message);
  });

  it.each([
    '$300/month (USD)',
    'first 30 days are free',
    'Cancel at any time',
    'Mexico City, Mexico',
    'processor',
  ])('the terms mention %s', (message) => {
    expect(textOf('terms-of-service.html')).toContain(message);
  });
});

describe('the document for unknown paths', () => {
  it('says that the page was not found and links to the home page', () => {
    expect(textOf('not-found.html')).toContain('Oops! Page not found');
    expect(linkTo('not-found.html', 'Back to Home')).toEqual(['/']);
  });
});
