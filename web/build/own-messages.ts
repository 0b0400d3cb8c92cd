import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';

const catalogue = /^#messages\//;

/** The marker between a catalogue's path and the path of the module that gets the copy. */
const mark = '?messages-of=';

/** Whether a module is a copy of a catalogue. Its size does not show that, because most of it is removed. */
export const isOwnMessages = (id: string): boolean => id.includes(mark);

/** Whether a module serves the messages of every page, as the one for counts does. */
export const isOfAllMessages = (id: string): boolean =>
  /[\\/]web[\\/]messages[\\/](?:\w+|\w+[\\/]language)\.ts$/.test(id);

/**
 * Takes catalogues from the folder of the build's language, and gives each module that shows messages its own copy.
 * Only the messages that the module uses are kept, in the module's own file. As a single module, a catalogue would load
 * all messages of a feature with the feature's first page, including those of its dialogs.
 */
export function ownMessages(folder: string): Plugin {
  return {
    name: 'own-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: catalogue },
      handler(specifier, importer = '') {
        const file = path.resolve(folder, `${specifier.replace(catalogue, '')}.ts`);
        // Built files are named after this id, so it must not contain this machine's paths.
        const reader = path.relative(process.cwd(), importer).replaceAll(path.sep, '/');
        return { id: `${file}${mark}${encodeURIComponent(reader)}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /\?messages-of=/ },
      handler: async (id) => ({
        code: await readFile(id.slice(0, id.indexOf(mark)), 'utf8'),
        moduleType: 'ts',
      }),
    },
  };
}
