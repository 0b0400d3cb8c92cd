import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A stack frame as V8 reports it. */
interface Call {
  readonly toString: () => string;
}

const mapOf = (file: string): SourceMap | undefined =>
  existsSync(`${file}.map`)
    ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
    : undefined;

/**
 * Makes stack traces show a bundle's source positions. Node.js would read the source maps with the bundle, which takes
 * longer than loading it; here each map is read for the first trace that needs it.
 *
 * @param file the bundle's entry file, in the same folder as its chunks
 */
export function nameSources(file: string): void {
  const folderUrl = new URL('.', pathToFileURL(file)).href;
  const maps = new Map<string, SourceMap | undefined>();
  const mapAt = (url: string): SourceMap | undefined => {
    if (!maps.has(url)) maps.set(url, mapOf(fileURLToPath(url)));
    return maps.get(url);
  };
  const named = (frame: string): string =>
    frame.replace(/(file:\S+?):(\d+):(\d+)/, (place, url: string, line: string, column: string) => {
      if (!url.startsWith(folderUrl)) return place;
      const found = mapAt(url)?.findEntry(Number(line) - 1, Number(column) - 1);
      return found && 'originalSource' in found
        ? `${new URL(found.originalSource, url).href}:${found.originalLine + 1}:${found.originalColumn + 1}`
        : place;
    });
  Error.prepareStackTrace = (error, sites: readonly Call[]) =>
    [Error.prototype.toString.call(error), ...sites.map((site) => named(`    at ${site.toString()}`))].join(
      '\n',
    );
}
