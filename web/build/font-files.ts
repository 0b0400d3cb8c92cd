import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';

const stylesFile = createRequire(import.meta.url).resolve('@cloudscape-design/global-styles/index.css');
const dataFont = /url\((['"]?)data:font\/woff2;base64,([A-Za-z0-9+/=]+)\1\)/g;

/** The style sheet with its fonts taken out, and the fonts by name. */
async function splitStyles(): Promise<{ css: string; fonts: Map<string, Buffer> }> {
  const fonts = new Map<string, Buffer>();
  const takeOut = (_all: string, _quote: string, base64: string): string => {
    const name = `open-sans-${fonts.size}.woff2`;
    fonts.set(name, Buffer.from(base64, 'base64'));
    return `url("font:${name}")`;
  };
  return { css: (await readFile(stylesFile, 'utf8')).replace(dataFont, takeOut), fonts };
}

/**
 * Cloudscape's global styles carry their fonts inline; as files a page loads only the weights it shows, and keeps
 * them. Any style sheet may name one of them: `url('font:open-sans-0.woff2')`.
 */
export function fontFiles(): Plugin {
  const split = splitStyles();
  return {
    name: 'font-files',
    setup(build) {
      build.onLoad({ filter: /[\\/]global-styles[\\/]index\.css$/ }, async ({ path: file }) => {
        const contents = (await split).css.replaceAll(/@font-face\s*\{/g, '@font-face { font-display: swap;');
        return { contents, loader: 'css', resolveDir: path.dirname(file) };
      });
      build.onResolve({ filter: /^font:/ }, ({ path: name }) => ({
        path: name.slice('font:'.length),
        namespace: 'font',
      }));
      build.onLoad({ filter: /.*/, namespace: 'font' }, async ({ path: name }) => {
        const contents = (await split).fonts.get(name);
        return contents ? { contents, loader: 'file' } : { errors: [{ text: `there is no font ${name}` }] };
      });
    },
  };
}
