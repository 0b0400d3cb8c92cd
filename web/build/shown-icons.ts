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

let users: Promise<string> | undefined;

/** Leaves out the drawings of icons that no code refers to. */
export function shownIcons(): Plugin {
  return {
    name: 'shown-icons',
    enforce: 'pre',
    load: {
      filter: { id: table },
      async handler(file) {
        users ??= readUsers(path.resolve(path.dirname(file), '../..'));
        const code = await users;
        const isShown = (name: string): boolean => code.includes(`'${name}'`) || code.includes(`"${name}"`);
        const entries = (await readFile(file, 'utf8')).split(entryStart);
        const shown = entries.filter((entry, at) => {
          const name = nameOf(entry);
          // The last entry also contains the end of the table.
          return name === undefined || at === entries.length - 1 || isShown(name);
        });
        return shown.join('\n');
      },
    },
  };
}
