import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const table = /[\\/]@cloudscape-design[\\/]components[\\/]icon[\\/]generated[\\/]icons\.js$/;
/** Matches the start of an icon in the table, whose entries are indented by four spaces. */
const entryStart = /\n(?= {4}(?:"[\w-]+"|[\w-]+): React\.createElement)/;
const nameOf = (entry: string): string | undefined => /^ {4}"?([\w-]+)"?: React/.exec(entry)?.[1];

/** All code that may name an icon: our own, and the library's except for its lists of all icons. */
async function readUsers(library: string): Promise<string> {
  const ours = globSync('web/src/**/*.{ts,tsx}');
  const theirs = globSync('**/*.js', { cwd: library })
    .filter((file) => !/^(icon|icon-provider|test-utils)[\\/]|interfaces\.js$/.test(file))
    .map((file) => path.join(library, file));
  return (await Promise.all([...ours, ...theirs].map((file) => readFile(file, 'utf8')))).join('\n');
}

/** The table without the icons that no code refers to. */
async function shownOnly(file: string): Promise<string> {
  const code = await readUsers(path.resolve(path.dirname(file), '../..'));
  const named = new Set(code.match(/(?<=['"])[a-z][\w-]*(?=['"])/g));
  const entries = (await readFile(file, 'utf8')).split(entryStart);
  const shown = entries.filter((entry, at) => {
    const name = nameOf(entry);
    // The last entry also contains the end of the table.
    return name === undefined || at === entries.length - 1 || named.has(name);
  });
  return shown.join('\n');
}

let shown: Promise<string> | undefined;

/** Leaves out the drawings of icons that no code refers to. They are the same in every language. */
export function shownIcons(): Plugin {
  return {
    name: 'shown-icons',
    enforce: 'pre',
    load: { filter: { id: table }, handler: (file) => (shown ??= shownOnly(file)) },
  };
}
