import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import type { OutputFile } from 'esbuild';
import { parseSync } from 'oxc-parser';

/** The start and end of each function that wraps a CommonJS module: `var entity = wrap((exports, module) => {…})`. */
function wrappedModules(code: string): { readonly start: number; readonly end: number }[] {
  return parseSync('chunk.mjs', code).program.body.flatMap((statement) => {
    if (statement.type !== 'VariableDeclaration') return [];
    return statement.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.arguments.length !== 1) return [];
      const [wrapped] = init.arguments;
      return wrapped?.type === 'ArrowFunctionExpression' ? [wrapped] : [];
    });
  });
}

/** The positions at which to insert parentheses, in ascending order; the replacement stays within one line. */
const parenthesesOf = (code: string) =>
  wrappedModules(code)
    .flatMap(({ start, end }) => [
      { at: start, text: '(' },
      { at: end, text: ')' },
    ])
    .sort((one, other) => one.at - other.at);

function withInserted(code: string, inserted: readonly { at: number; text: string }[]): string {
  const from = [0, ...inserted.map(({ at }) => at)];
  return from.map((at, index) => code.slice(at, from[index + 1]) + (inserted[index]?.text ?? '')).join('');
}

/**
 * Adapts the source map of the original code: everything after an inserted parenthesis moves one column to the right.
 */
function movedMap(map: string, code: string, inserted: readonly { at: number }[]): string {
  const parsed = JSON.parse(map) as { mappings: string };
  let lineStart = 0;
  const mappings = decode(parsed.mappings).map((segments, line) => {
    const lineEnd = lineStart + (code.split('\n', line + 1)[line]?.length ?? 0);
    const columns = inserted
      .filter(({ at }) => at >= lineStart && at <= lineEnd)
      .map(({ at }) => at - lineStart);
    lineStart = lineEnd + 1;
    return segments.map(([column, ...more]) => {
      const before = columns.filter((at) => at <= column).length;
      return [column + before, ...more] as SourceMapSegment;
    });
  });
  return JSON.stringify({ ...parsed, mappings: encode(mappings) });
}

/**
 * Wraps the CommonJS modules of a chunk in parentheses, as if they were called at once, so that V8 compiles them
 * together with the chunk. Otherwise V8 would pre-parse each of them first and compile it when it is called, which
 * takes half of ElectroDB's start.
 */
export function eager(files: readonly OutputFile[]): { path: string; contents: Uint8Array }[] {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text;
  return files.map(({ path, text, contents }) => {
    const code = path.endsWith('.map') ? textOf(path.slice(0, -'.map'.length)) : text;
    const inserted = code === undefined ? [] : parenthesesOf(code);
    if (code === undefined || inserted.length === 0) return { path, contents };
    const moved = path.endsWith('.map') ? movedMap(text, code, inserted) : withInserted(code, inserted);
    return { path, contents: Buffer.from(moved) };
  });
}
