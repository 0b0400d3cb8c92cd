import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const dataFont = /url\((['"]?)data:font\/woff2;base64,([A-Za-z0-9+/=]+)\1\)/g;

const face = /@font-face\s*\{[^}]*\}/g;

/** Italics are rare, so the browser slants upright letters instead. Nothing shows the heaviest weight. */
const isLeftOut = (rule: string): boolean => /font-style:\s*italic|font-weight:\s*800/.test(rule);

/**
 * Cloudscape's global styles embed their fonts. As separate files, a page loads only the weights it shows, and the
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
        const source = await readFile(file, 'utf8');
        const css = source
          .replaceAll(face, (rule) => (isLeftOut(rule) ? '' : rule))
          .replaceAll(dataFont, takeOut);
        return css.replaceAll(/@font-face\s*\{/g, '@font-face { font-display: swap;');
      },
    },
  };
}
