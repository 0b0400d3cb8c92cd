import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'esbuild';

/** How esbuild bundles a data file that a module reads from its own folder. */
export const packedLoader = { '.packed': 'file' } as const;

const literally = (path: string): string => path.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * `learned.ts` reads `learned.packed` from its own folder, so that file is copied beside the bundle, under a name that
 * contains a hash of its contents.
 */
export const carriedFiles: Plugin = {
  name: 'carried-files',
  setup: (build) => {
    const root = build.initialOptions.absWorkingDir ?? process.cwd();
    for (const packed of globSync('functions/**/*.packed', { cwd: root })) {
      const name = basename(packed);
      const reader = join(root, packed.replace(/\.packed$/, '.ts'));
      build.onLoad({ filter: new RegExp(`^${literally(reader)}$`) }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        const text = source.replace(
          `new URL('./${name}', import.meta.url)`,
          'new URL(carried, import.meta.url)',
        );
        return { contents: `import carried from './${name}';${text}`, loader: 'ts', watchFiles: [path] };
      });
    }
  },
};
