import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const dataFont = /url\((['"]?)data:font\/woff2;base64,([A-Za-z0-9+/=]+)\1\)/g;

/**
 * Cloudscape's global styles contain their fonts inline. As files, a page loads only the weights it shows, and the
 * browser caches them.
 */
export function fontFiles(): Plugin {
  return {
    name: 'font-files',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]global-styles[\\/]index\.css$/ },
      async handler(file) {
        const takeOut = (_all: string, _quote: string, base64: string): string => {
          const source = Buffer.from(base64, 'base64');
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `assets/open-sans-${hash}.woff2`;
          this.emitFile({ type: 'asset', fileName, source });
          return `url("/${fileName}")`;
        };
        const css = (await readFile(file, 'utf8')).replace(dataFont, takeOut);
        return css.replaceAll(/@font-face\s*\{/g, '@font-face { font-display: swap;');
      },
    },
  };
}
