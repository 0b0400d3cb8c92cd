import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { commands, optionsOf } from '#infra/tools/ops/commands.ts';

const folder = 'infra/runbooks';
const pages = readdirSync(folder).filter((file) => file !== 'README.md');
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The lines that an operator would type, without the explanations. */
const typedIn = (file: string): string[] =>
  [...textOf(file).matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter((line) => line !== ''),
  );

/** A line split as by a shell: quoted words stay together. */
const argumentsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');

const typed = pages.flatMap((file) => typedIn(file).map((line) => [file, line] as const));
const operators = typed.filter(([, line]) => line.startsWith('npm run -s ops -- '));

it('the list names exactly the existing pages', () => {
  const listed = [...textOf('README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => file);
  expect(listed).toHaveLength(pages.length);
  expect(new Set(listed)).toEqual(new Set(pages));
});

it.each(pages)('%s has all its parts, in their order', (file) => {
  const text = textOf(file);
  const heads = [/\n\*\*Symptom\.\*\*/, /\n\*\*Alarm\.\*\*/, /\n## Query/, /\n## Decision/, /\n## Command/];
  const places = [...heads, /\n## Check/, /\n## Whom to tell/].map((head) => text.search(head));
  expect(places.every((at) => at > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it.each(pages)('%s leads to pages that there are', (file) => {
  const links = [...textOf(file).matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
  expect(links.filter((target) => !existsSync(join(folder, target)))).toEqual([]);
});

it.each(operators)('%s: %s is a command that takes these options', async (_, line) => {
  const [name = '', ...given] = argumentsOf(line.slice('npm run -s ops -- '.length));
  expect(Object.keys(commands)).toContain(name);
  const command = await commands[name]!();
  expect(() => optionsOf(command, given)).not.toThrow();
});

it('every other npm script on a page exists', () => {
  const named = typed.flatMap(([, line]) => /^npm run (?:-s )?([\w:-]+)/.exec(line)?.[1] ?? []);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
});

it.each(Object.keys(commands))('%s stands on a page', (name) => {
  const at = operators.filter(([, line]) => argumentsOf(line)[5] === name).map(([file]) => basename(file));
  expect(at).not.toEqual([]);
});
