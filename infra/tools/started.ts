import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const startFile = fileURLToPath(new URL('../../functions/_platform/common/start.ts', import.meta.url));

/** Lines that the build appends to a function's source. Nothing is added before it, so that source maps stay true. */
const startingLines = `
import { start } from ${JSON.stringify(startFile)};
await start();
`;

const name = 'started';

/**
 * Lets each function's bundle start it while its module is loaded, where a Lambda has a whole processor. The sources
 * themselves make nothing when they are imported.
 */
export const started: Plugin = {
  name,
  setup: (build) => {
    const root = build.initialOptions.absWorkingDir ?? process.cwd();
    // The form in which esbuild writes the entries of its list.
    build.onResolve({ filter: /^\.\/functions\// }, ({ kind, path }) =>
      kind === 'entry-point' ? { path: join(root, path), pluginData: name } : undefined,
    );
    // The sources of functions lie in the folders of capabilities.
    build.onLoad({ filter: /[\\/]functions[\\/][a-z]+[\\/][^\\/]+\.ts$/ }, async ({ path, pluginData }) =>
      pluginData === name
        ? {
            contents: `${await readFile(path, 'utf8')}${startingLines}`,
            loader: 'ts',
            watchFiles: [path],
          }
        : undefined,
    );
  },
};

/** Part of the build's stamp: another value means that the bundles must be built again. */
export const startedBy: unknown = startingLines;
