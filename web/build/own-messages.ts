import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Stands between a catalogue's file and the module that it is a copy for. */
const mark = '?messages-of=';

/** Whether a module is such a copy; its length says nothing, as most of it is left out. */
export const isOwnMessages = (id: string): boolean => id.includes(mark);

/** Whether a module serves the messages of every page, as the one that counts does. */
export const isOfAllMessages = (id: string): boolean =>
  /[\\/]web[\\/]messages[\\/](?:\w+|\w+[\\/]language)\.ts$/.test(id);

/**
 * Gives each module that shows messages a copy of its catalogue. Of a copy only what the module uses is kept, and it is
 * in the module's own file. As one module, a catalogue would load all the messages of a feature with the first of its
 * pages, those of its dialogs as well.
 */
export function ownMessages(): Plugin {
  return {
    name: 'own-messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#messages\// },
      async handler(specifier, importer) {
        const found = await this.resolve(specifier, importer, { skipSelf: true });
        if (!found || importer === undefined) return found;
        return { id: `${found.id}${mark}${encodeURIComponent(importer)}`, moduleSideEffects: false };
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
