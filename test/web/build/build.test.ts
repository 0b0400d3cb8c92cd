import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { folderOf, languages } from '#web/languages.ts';
import { pageModules, type FirstRequests, type RouteFiles } from '#web/routes.ts';

const folders = languages.map(folderOf);
const documents = folders.flatMap((folder) => [`${folder}app.html`, `${folder}auth.html`]);
const publicDocuments = folders.flatMap((folder) =>
  ['landing.html', 'privacy-policy.html', 'terms-of-service.html', 'not-found.html'].map(
    (file) => `${folder}${file}`,
  ),
);
let outdir: string;
const html = new Map<string, string>();

beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'cupo-web-'));
  // The build runs in a separate process, because the bundler's native part rejects objects from the realm that Jest
  // creates for each suite.
  const code = `import { buildWeb } from './web/build/build.ts'; await buildWeb({ outdir: process.argv[1], dev: false });`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', code, outdir]);
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

  it.each(documents)('%s links only to existing files and the configuration', async (name) => {
    const present = await readdir(outdir, { recursive: true });
    const missing = linksOf(name).filter((link) => !present.includes(link.slice(1)));
    expect(missing).toEqual(['/config.json']);
  });

  it.each(documents)('%s has a title, a description, an icon and style sheets', (name) => {
    const text = html.get(name)!;
    expect(text).toMatch(/<title>[^<]*Cupo[^<]*<\/title>/);
    expect(text).toMatch(/<meta name="description" content="[^"]{40,}"/);
    expect(text).toContain('href="/icon.svg"');
    expect(loadedBy(name, '.css').length).toBeGreaterThan(0);
  });

  it('lists every library sent to browsers, with its version and licence', async () => {
    const notices = (await readFile(path.join(outdir, 'notices.txt'), 'utf8')).split(/^-{80}$/m);
    const reported = new Map(notices.map((notice) => [/\S+/.exec(notice)?.[0] ?? '', notice]));
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
      expect([part, reported.get(part)]).toEqual([
        part,
        expect.stringContaining(`${part} ${dependencies[part]} (`),
      ]);
    expect(notices.filter((notice) => !/licen[cs]e|Apache|\(MIT\)|permission/i.test(notice))).toEqual([]);
    // The boot script contains only our own code.
    for (const script of loadedBy('app.html', '.js').filter((file) => !file.startsWith('/assets/boot-')))
      expect([script, await readFile(path.join(outdir, script), 'utf8')]).toEqual([
        script,
        expect.stringContaining('/notices.txt'),
      ]);
  });

  it('lists the files of every page, and all of them exist', async () => {
    const present = await readdir(path.join(outdir, 'assets'));
    const routes = routesOf('app.html');
    expect(Object.keys(routes)).toEqual(Object.keys(pageModules));
    for (const files of Object.values(routes)) {
      expect(files!.length).toBeGreaterThan(0);
      expect(files!.filter((file) => !present.includes(file.replace('/assets/', '')))).toEqual([]);
    }
  });

  it('keeps fonts out of the style sheets, and public documents load no fonts', async () => {
    const present = await readdir(path.join(outdir, 'assets'));
    const fonts = present.filter((file) => file.endsWith('.woff2'));
    const styles = present.filter((file) => file.endsWith('.css'));
    const texts = await Promise.all(
      styles.map((style) => readFile(path.join(outdir, 'assets', style), 'utf8')),
    );
    expect(texts.join().includes('data:font')).toBe(false);
    expect(fonts.filter((font) => !texts.join().includes(`/assets/${font}`))).toEqual([]);
    expect(fonts.length).toBeGreaterThan(0);
    for (const name of publicDocuments) expect(html.get(name)).not.toContain('.woff2');
  });

  it('loads the CSS rules that a page needs, and none of other pages', async () => {
    const textOf = async (files: readonly string[]): Promise<string> =>
      (
        await Promise.all(
          files
            .filter((file) => file.endsWith('.css'))
            .map((file) => readFile(path.join(outdir, file), 'utf8')),
        )
      ).join();
    const frame = await textOf(loadedBy('app.html', '.css'));
    const {
      '/dashboard': dashboard,
      '/classes': schedule,
      '/ai-decisions': decisions,
    } = routesOf('app.html');
    const [dashboardRules, scheduleRules, decisionRules] = await Promise.all(
      [dashboard, schedule, decisions].map((files) => textOf(files!)),
    );
    const [ofTables, ofMatrix] = ['awsui_table', '.matrix-canvas'];
    expect(decisionRules!.includes(ofTables)).toBe(true);
    expect(scheduleRules!.includes(ofMatrix)).toBe(true);
    for (const others of [frame, dashboardRules!])
      expect([others.includes(ofTables), others.includes(ofMatrix)]).toEqual([false, false]);
  });

  it('declares every design token that a style sheet uses, under a short name and without a fallback', async () => {
    const present = await readdir(path.join(outdir, 'assets'));
    const styles = present.filter((file) => file.endsWith('.css'));
    const texts = await Promise.all(
      styles.map((style) => readFile(path.join(outdir, 'assets', style), 'utf8')),
    );
    const namesIn = (pattern: RegExp): Set<string> =>
      new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)));
    const declared = namesIn(/[{;](--\w+-):/g);
    const used = namesIn(/var\((--\w+-)[,)]/g);
    expect(used.size).toBeGreaterThan(500);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect(texts.filter((text) => /var\(--\w+-,/.test(text) || /var\(--color-text-/.test(text))).toEqual([]);
  });

  it('has no page that imports the entry script of a document', async () => {
    const present = await readdir(path.join(outdir, 'assets'));
    const scripts = present.filter((file) => file.endsWith('.js'));
    const entries = scripts.filter((file) => /^(app|auth)-/.test(file));
    expect(entries).toHaveLength(2 * languages.length);
    for (const script of scripts) {
      const text = await readFile(path.join(outdir, 'assets', script), 'utf8');
      expect([script, entries.filter((entry) => text.includes(`/${entry}`))]).toEqual([script, []]);
    }
  });

  it.each(folders)('loads each page with few files (%s)', (folder) => {
    const document = `${folder}app.html`;
    const first = [...loadedBy(document, '.js'), ...loadedBy(document, '.css')].length;
    const most = Object.entries(routesOf(document)).map(([page, files]) => [page, first + files!.length]);
    expect(most.filter(([, files]) => Number(files) > 16)).toEqual([]);
    expect(Object.fromEntries(most)['/dashboard']).toBeLessThanOrEqual(9);
  });

  it.each(folders)('lets each page start with at most 25 requests (%s)', (folder) => {
    const document = `${folder}app.html`;
    const early = JSON.parse(/id="first-requests">([^<]*)</.exec(html.get(document)!)![1]!) as FirstRequests;
    const files = [...loadedBy(document, '.js'), ...loadedBy(document, '.css')].length;
    const ofEvery = early.everyPage.length + early.behindTheGate.length;
    // The document, its configuration, two weights of the font, and the ticket for the live connection.
    const others = 5;
    const over = Object.entries(routesOf(document))
      .map(([page, more]) => ({
        page,
        requests: files + more!.length + ofEvery + (early.pages[page]?.length ?? 0) + others,
      }))
      .filter(({ requests }) => requests > 25);
    expect(over).toEqual([]);
  });

  it('loads no schemas, no drag-and-drop and no texts of hidden components with the first page', async () => {
    const textOf = async (files: readonly string[]): Promise<string> =>
      (await Promise.all(files.map((file) => readFile(path.join(outdir, file), 'utf8')))).join();
    const scripts = loadedBy('app.html', '.js');
    const first = await textOf([...scripts, ...routesOf('app.html')['/dashboard']!]);
    const later = await textOf(routesOf('app.html')['/integrations']!.filter((file) => file.endsWith('.js')));
    expect(
      ['ZodError', 'DndContext', 'Choose an object in S3'].filter((part) => first.includes(part)),
    ).toEqual([]);
    expect(later).toContain('ZodError');
    expect(first).toContain('/api/dashboard');
  });

  it('sends the early requests that the app needs first', () => {
    const early = JSON.parse(
      /id="first-requests">([^<]*)</.exec(html.get('app.html')!)![1]!,
    ) as FirstRequests;
    expect(early.everyPage).toEqual(['/api/session']);
    expect(early.pages['/dashboard']).toEqual(['/api/dashboard']);
    expect(html.get('auth.html')).not.toContain('first-requests');
  });

  it('loads the code of later sign-in steps only when it is needed', async () => {
    const textOf = async (files: readonly string[]): Promise<string> =>
      (await Promise.all(files.map((file) => readFile(path.join(outdir, file), 'utf8')))).join();
    const steps = ['ConfirmForgotPassword', 'ResendConfirmationCode', 'forgotPasswordActor'];
    // Amplify itself is loaded when a form is used, or when tokens have to be refreshed.
    const calls = ['USER_SRP_AUTH', 'Auth UserPool not configured'];
    const present = await readdir(path.join(outdir, 'assets'));
    const later = present.filter((file) => file.startsWith('further-steps-') && file.endsWith('.js'));
    const lazy = await textOf(later.map((file) => path.join('assets', file)));
    expect(steps.filter((step) => !lazy.includes(step))).toEqual([]);
    for (const name of documents) {
      const first = await textOf(loadedBy(name, '.js'));
      expect([...steps, ...calls].filter((step) => first.includes(step))).toEqual([]);
    }
    // The library would bring its own texts in twenty languages.
    expect(lazy).not.toContain('Ihre Website hinzuf');
  });

  it.each(folders)('stays within its budget (kB, gzip) (%s)', async (folder) => {
    const document = `${folder}app.html`;
    expect(await gzippedKb(loadedBy(`${folder}auth.html`, '.js'))).toBeLessThan(152);
    // Most of it is React, the router, and the frame of Cloudscape.
    const first = await gzippedKb(loadedBy(document, '.js'));
    expect(first).toBeLessThan(242);
    const routes = routesOf(document);
    for (const files of Object.values(routes)) {
      // The decisions page is the largest, because it describes what each rule does in a decision.
      const more = await gzippedKb(files!.filter((file) => file.endsWith('.js')));
      expect(first + more).toBeLessThan(363);
      expect(await gzippedKb(files!.filter((file) => file.endsWith('.css')))).toBeLessThan(30);
    }
    expect(await gzippedKb(routes['/dashboard']!)).toBeLessThan(8);
    expect(await gzippedKb(loadedBy(document, '.css'))).toBeLessThan(48);
  });
});
