import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';

/** The start and end of a module's values that a call makes. */
function madeByCalls(path: string, source: string): { readonly start: number; readonly end: number }[] {
  const { body } = parseSync(path, source).program;
  return body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') return [];
    return declared.declarations.flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []));
  });
}

/** The source with a mark on each such value that nothing happens where it is not made. Lines stay where they are. */
export function withPureValues(path: string, source: string): string {
  let text = source;
  for (const { start, end } of madeByCalls(path, source).toReversed())
    text = `${text.slice(0, start)}/* @__PURE__ */ (() => ${text.slice(start, end)})()${text.slice(end)}`;
  return text;
}

/**
 * Leaves out of a bundle what a module of ours makes by a call and the bundle does not use, above all contracts' schemas:
 * a bundler keeps a call unless it is told that it does nothing else. To import a module of ours makes nothing, as
 * `functions/_platform/common/start.ts` says.
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
