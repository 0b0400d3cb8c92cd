import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb } from '#web/build/build.ts';
import { pageModules, type RouteFiles } from '#web/routes.ts';

const documents = ['app.html', 'auth.html'] as const;
const publicDocuments = ['landing.html', 'privacy-policy.html', 'terms-of-service.html', 'not-found.html'];
let outdir: string;
const html = new Map<string, string>();

beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'cupo-web-'));
  await buildWeb({ outdir, dev: false });
  for (const name of [...documents, ...publicDocuments])
    html.set(name, await readFile(path.join(outdir, name), 'utf8'));
});
afterAll(() => rm(outdir, { recursive: true, force: true }));

const linksOf = (name: string): string[] =>
  [...html.get(name)!.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(([, link]) => link!);
const routesOf = (name: string): RouteFiles =>
  JSON.parse(/id="route-files">([^<]*)</.exec(html.get(name)!)![1]!) as RouteFiles;
const gzippedKb = async (files: readonly string[]): Promise<number> => {
  const contents = await Promise.all(files.map((file) => readFile(path.join(outdir, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0) / 1000;
};
const loadedBy = (name: string, ending: string): string[] =>
  linksOf(name).filter((link) => link.startsWith('/assets/') && link.endsWith(ending));

describe('the built web app', () => {
  it.each(documents)('%s has no inline script, style or handler', (name) => {
    const text = html.get(name)!;
    const scripts = [...text.matchAll(/<script([^>]*)>([^<]*)/g)];
    const running = scripts.filter(([, attributes]) => !attributes!.includes('application/json'));
    expect(running.map(([, , body]) => body)).toEqual(['', '']);
    expect(text).not.toMatch(/<style|\sstyle=|\son\w+=/);
  });

  it.each(documents)('%s names only files that are there, besides the configuration', async (name) => {
    const present = await readdir(outdir, { recursive: true });
    const missing = linksOf(name).filter((link) => !present.includes(link.slice(1)));
    expect(missing).toEqual(['/config.json']);
  });

  it.each(documents)('%s has a title, a description, an icon and one style sheet', (name) => {
    const text = html.get(name)!;
    expect(text).toMatch(/<title>[^<]*Cupo[^<]*<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(text).toContain('href="/icon.svg"');
    expect(loadedBy(name, '.css')).toHaveLength(1);
  });

  it('tells of every part that browsers are sent, with version and licence', async () => {
    const notices = (await readFile(path.join(outdir, 'notices.txt'), 'utf8')).split(/^-{80}$/m);
    const told = new Map(notices.map((notice) => [/\S+/.exec(notice)?.[0] ?? '', notice]));
    const code = globSync('web/src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
    const named = code.flatMap((text) =>
      [...text.matchAll(/^(?!import type).*from '((?:@[\w-]+\/)?[a-z][\w-]*)/gm)].map(([, name]) => name!),
    );
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const parts = [...new Set(named)];
    expect(parts.length).toBeGreaterThan(5);
    for (const part of parts)
      expect([part, told.get(part)]).toEqual([
        part,
        expect.stringContaining(`${part} ${dependencies[part]} (`),
      ]);
    expect(notices.filter((notice) => !/licen[cs]e|Apache|\(MIT\)|permission/i.test(notice))).toEqual([]);
    // The boot script is ours alone.
    for (const script of loadedBy('app.html', '.js').filter((file) => !file.startsWith('/assets/boot-')))
      expect([script, await readFile(path.join(outdir, script), 'utf8')]).toEqual([
        script,
        expect.stringContaining('/notices.txt'),
      ]);
  });

  it('knows the files of every page, and they are there', async () => {
    const present = await readdir(path.join(outdir, 'assets'));
    const routes = routesOf('app.html');
    expect(Object.keys(routes)).toEqual(Object.keys(pageModules));
    for (const files of Object.values(routes)) {
      expect(files!.length).toBeGreaterThan(0);
      expect(files!.filter((file) => !present.includes(file.replace('/assets/', '')))).toEqual([]);
    }
  });

  it('keeps fonts out of the style sheets and leaves no style sheet unused', async () => {
    const present = await readdir(path.join(outdir, 'assets'));
    const styles = present.filter((file) => file.endsWith('.css'));
    const used = [...documents, ...publicDocuments].flatMap((name) => loadedBy(name, '.css'));
    expect(styles.toSorted()).toEqual([...new Set(used.map((link) => path.basename(link)))].toSorted());
    for (const style of styles)
      expect(await readFile(path.join(outdir, 'assets', style), 'utf8')).not.toContain('data:font');
    expect(present.some((file) => file.endsWith('.woff2'))).toBe(true);
  });

  it('loads nothing first of what later steps of signing in need', async () => {
    const textOf = async (files: readonly string[]): Promise<string> =>
      (await Promise.all(files.map((file) => readFile(path.join(outdir, file), 'utf8')))).join();
    const steps = ['ConfirmForgotPassword', 'ResendConfirmationCode', 'forgotPasswordActor'];
    const present = await readdir(path.join(outdir, 'assets'));
    const later = present.filter((file) => file.startsWith('further-steps-') && file.endsWith('.js'));
    const lazy = await textOf(later.map((file) => path.join('assets', file)));
    expect(steps.filter((step) => !lazy.includes(step))).toEqual([]);
    for (const name of documents) {
      const first = await textOf(loadedBy(name, '.js'));
      expect(steps.filter((step) => first.includes(step))).toEqual([]);
    }
    // The library would bring its own words in twenty languages.
    expect(lazy).not.toContain('Ihre Website hinzuf');
  });

  it('stays within its budget (kB, gzip)', async () => {
    expect(await gzippedKb(loadedBy('auth.html', '.js'))).toBeLessThan(230);
    // Most of it is React, the frame of Cloudscape, and zod.
    expect(await gzippedKb(loadedBy('app.html', '.js'))).toBeLessThan(400);
    for (const files of Object.values(routesOf('app.html'))) expect(await gzippedKb(files!)).toBeLessThan(80);
  });
});
