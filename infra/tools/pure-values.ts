import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';

/** The start and end of each module-level value that a call creates. */
function madeByCalls(path: string, source: string): { readonly start: number; readonly end: number }[] {
  const { body } = parseSync(path, source).program;
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
  });
}

/** Marks each such value in the source as free of side effects, without changing line numbers. */
export function withPureValues(path: string, source: string): string {
  let text = source;
  for (const { start, end } of madeByCalls(path, source).toReversed())
    text = `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`;
  return text;
}

/**
 * Removes unused values that our modules create with a call, above all the contracts' schemas: a bundler keeps a call
 * unless it is told that the call has no side effects. Importing one of our modules has no side effects, as
 * `functions/_platform/common/start.ts` explains.
 */
export const pureValues: Plugin = {
  name: 'pure-values',
  setup: (build) => {
    const root = build.initialOptions.absWorkingDir ?? process.cwd();
    const ours = ['shared', 'functions'].map((room) => join(root, room));
    build.onLoad({ filter: /[\\/](shared|functions)[\\/].*\.ts$/ }, async ({ path }) => {
      if (path.includes('node_modules') || !ours.some((room) => path.startsWith(room))) return undefined;
      return {
        contents: withPureValues(path, await readFile(path, 'utf8')),
        loader: 'ts',
        watchFiles: [path],
      };
    });
  },
};
