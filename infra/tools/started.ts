import type { Plugin } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const namespace = 'started';
const startFile = fileURLToPath(new URL('../../functions/_platform/common/start.ts', import.meta.url));

/**
 * A bundle's entry: it starts the function while its module is loaded, where a Lambda has a whole processor, and then
 * hands out the handler. The sources themselves make nothing when they are imported.
 */
const entryOf = (file: string): string =>
  `import { start } from ${JSON.stringify(startFile)};
export * from ${JSON.stringify(file)};
await start();`;

/** Gives each function's bundle an entry that starts it. */
export const started: Plugin = {
  name: namespace,
  setup: (build) => {
    const root = build.initialOptions.absWorkingDir ?? process.cwd();
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'entry-point' ? { path, namespace } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
      contents: entryOf(join(root, path)),
      resolveDir: root,
    }));
  },
};

/** What a build depends on by this file, as a value. */
export const startedBy: unknown = entryOf('');
