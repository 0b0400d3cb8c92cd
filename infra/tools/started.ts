import type { Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const startFile = fileURLToPath(new URL('../../functions/_platform/common/start.ts', import.meta.url));

/** Lines that the build appends to a function's source. Nothing is prepended, so that source maps stay valid. */
const startingLines = `
import { start } from ${JSON.stringify(startFile)};
await start();
`;

const name = 'started';

/**
 * Makes each function's bundle start the function while its module loads, when a Lambda has a full processor. The
 * source files themselves start nothing when they are imported.
 */
export const started: Plugin = {
  name,
  setup: (build) => {
    const root = build.initialOptions.absWorkingDir ?? process.cwd();
    // The form in which esbuild writes the entries of its list.
    build.onResolve({ filter: /^\.\/functions\// }, ({ kind, path }) =>
      kind === 'entry-point' ? { path: join(root, path), pluginData: name } : undefined,
    );
    // The sources of functions are in the folders of capabilities.
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

/** Part of the build's stamp: if it changes, the bundles must be built again. */
export const startedBy: unknown = startingLines;
