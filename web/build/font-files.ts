import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const dataFont = /url\((['"]?)data:font\/woff2;base64,([A-Za-z0-9+/=]+)\1\)/g;

/** Cloudscape's global styles carry their fonts inline; as files a page loads only the weights it shows, and keeps them. */
export function fontFiles(): Plugin {
  const fonts = new Map<string, Buffer>();
  const takeOut = (css: string): string =>
    css.replace(dataFont, (_all, _quote, base64: string) => {
      const name = `font:open-sans-${fonts.size}.woff2`;
      fonts.set(name, Buffer.from(base64, 'base64'));
      return `url("${name}")`;
    });
  return {
    name: 'font-files',
    setup(build) {
      build.onLoad({ filter: /[\\/]global-styles[\\/]index\.css$/ }, async ({ path: file }) => {
        fonts.clear();
        const css = takeOut(await readFile(file, 'utf8'));
        const contents = css.replaceAll(/@font-face\s*\{/g, '@font-face { font-display: swap;');
        return { contents, loader: 'css', resolveDir: path.dirname(file) };
      });
      build.onResolve({ filter: /^font:/ }, ({ path: name }) => ({
        path: name.slice('font:'.length),
        namespace: 'font',
      }));
      build.onLoad({ filter: /.*/, namespace: 'font' }, ({ path: name }) => ({
        contents: fonts.get(`font:${name}`) ?? '',
        loader: 'file',
      }));
    },
  };
}
