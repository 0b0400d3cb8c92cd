import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { aliases, brand } from './theme-tokens.ts';

type Tokens = Record<string, unknown>;
type Generate = (params: { theme: { tokens: Tokens; referenceTokens?: unknown } }) => string;

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

/** A recognizable value for a token, different for each `at`. */
const markerOf = (token: string, at: number): string =>
  /radius|space|font/i.test(token) ? `${100 + at}.5px` : `#0102${(16 + at).toString(16)}`;

/**
 * Cloudscape's custom properties have generated names. To find those of all tokens in one pass, which takes a quarter of
 * a second, each token is given its own recognizable value.
 */
function aliasCss(generate: Generate): string {
  const named = Object.entries(aliases).map(([name, token], at) => ({
    name,
    token,
    marker: markerOf(token, at),
  }));
  const marked = generate({
    theme: { tokens: Object.fromEntries(named.map(({ token, marker }) => [token, marker])) },
  });
  const lines = named.map(({ name, token, marker }) => {
    const property = new RegExp(`(--[\\w-]+):\\s*${marker}`).exec(marked)?.[1];
    if (property === undefined) throw new Error(`Cloudscape has no design token named ${token}`);
    return `  ${name}: var(${property});`;
  });
  return `body, body .awsui-dark-mode {\n${lines.join('\n')}\n}`;
}

let css: Promise<string> | undefined;

/** The brand's theme. It takes half a second and is the same in every language, so it is created once. */
async function generated(): Promise<string> {
  const generate = await loadGenerator();
  return `${generate({ theme: brand })}\n${aliasCss(generate)}`;
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
