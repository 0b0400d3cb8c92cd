import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { aliases, brand } from './theme-tokens.ts';

type Generate = (params: { theme: typeof brand }) => string;

/** Only a bundler can resolve Cloudscape's theming module. */
async function loadGenerator(): Promise<Generate> {
  const bundled = await build({
    stdin: {
      contents: "export { generateThemeStylesheet } from '@cloudscape-design/components/theming';",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const source = Buffer.from(bundled.outputFiles[0]?.contents ?? []).toString('base64');
  const loaded: { generateThemeStylesheet: Generate } = await import(`data:text/javascript;base64,${source}`);
  return loaded.generateThemeStylesheet;
}

/** Cloudscape's list of its tokens, each as `var(--property, value)`. The package does not export it. */
const tokensFile = 'node_modules/@cloudscape-design/components/internal/generated/styles/tokens.js';

/** Our short names for Cloudscape's custom properties, whose own names are generated. */
async function aliasCss(): Promise<string> {
  const tokens = (await import(pathToFileURL(tokensFile).href)) as Readonly<Record<string, string>>;
  const lines = Object.entries(aliases).map(([name, token]) => {
    const property = tokens[token];
    if (property === undefined) throw new Error(`Cloudscape has no design token named ${token}`);
    return `  ${name}: ${property};`;
  });
  return `body, body .awsui-dark-mode {\n${lines.join('\n')}\n}`;
}

let css: Promise<string> | undefined;

/** The brand's theme. It takes a quarter of a second and is the same in every language, so it is created once. */
async function generated(): Promise<string> {
  const generate = await loadGenerator();
  return `${generate({ theme: brand })}\n${await aliasCss()}`;
}

/**
 * Writes the brand's theme into the style sheet, because Cloudscape's own `applyTheme` adds a style element, which the
 * CSP forbids.
 */
export function theme(): Plugin {
  return {
    name: 'theme',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]web[\\/]src[\\/]ui[\\/]theme\.css$/ },
      async handler(file) {
        css ??= generated();
        return `${await css}\n${await readFile(file, 'utf8')}`;
      },
    },
  };
}
