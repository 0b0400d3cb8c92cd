import { decode, encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';
import type { OutputFile } from 'esbuild';
import { parseSync } from 'oxc-parser';

/**
 * The start and end of the functions that hold a CommonJS module each: `var entity = wrap((exports, module) => {…})`.
 */
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

/** The places of parentheses around them, first to last; all in one line each way. */
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

/** A source map of the code from before: what stands behind a parenthesis of its line is a column further on. */
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
 * Puts the CommonJS modules of a chunk into parentheses, as functions that are called at once. V8 then compiles them
 * with the chunk. Otherwise it would first read over each of them, and compile it when it is called. That is half of
 * ElectroDB's start.
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
