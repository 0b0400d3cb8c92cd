import path from 'node:path';
import type { BuildOptions } from 'esbuild';
import type { InlineConfig } from 'vite';
import { chunkName } from './chunk-names.ts';
import { componentMessages } from './component-messages.ts';
import { entries } from './entries.ts';
import { fontFiles } from './font-files.ts';
import { leanPackages } from './lean-packages.ts';
import { noticesBanner } from './notices.ts';
import { ownMessages } from './own-messages.ts';
import { plainOperations } from './plain-operations.ts';
import { shownIcons } from './shown-icons.ts';
import { signInParts } from './sign-in-parts.ts';
import { theme } from './theme.ts';
import { unusedParts } from './unused-parts.ts';
import { usedTokens } from './used-tokens.ts';
import type { Language } from '../languages.ts';

export interface WebBuild {
  /** The output folder. It is emptied before the build, unless the build adds to it. */
  outdir: string;
  /** Whether the folder already contains other languages, which stay. */
  adds?: boolean;
  /** Enables readable names, validation of responses and reload on change; disables minification. */
  dev: boolean;
  /** The folder that contains a folder of catalogues for each language. */
  messages?: string;
  /** Defaults to all languages. */
  languages?: readonly Language[];
}

export const messagesFolder = 'web/messages';

const target = ['es2022', 'chrome115', 'firefox115', 'safari16.4'];

const definitions = ({ dev }: WebBuild): Record<string, string> => ({
  'process.env.NODE_ENV': dev ? '"development"' : '"production"',
  CUPO_DEV: String(dev),
});

/** The router's package offers bundlers only its development build, which warns about wrong use. */
const routerAliases = Object.entries({ 'react-router': 'index', 'react-router/dom': 'dom-export' }).map(
  ([name, file]) => ({
    find: new RegExp(`^${name}$`),
    replacement: path.resolve(`node_modules/react-router/dist/production/${file}.mjs`),
  }),
);

/** The modules of both documents in one language, split into chunks, each with its own style sheet if it needs one. */
export function moduleOptions(web: WebBuild, language: Language): InlineConfig {
  const tokens = usedTokens();
  return {
    root: process.cwd(),
    configFile: false,
    envDir: false,
    publicDir: false,
    base: '/',
    mode: web.dev ? 'development' : 'production',
    logLevel: 'error',
    define: definitions(web),
    // Cloudscape's own texts are parsed at build time, so that the parser is not part of the app.
    resolve: {
      alias: [
        {
          find: '@formatjs/icu-messageformat-parser',
          replacement: '@formatjs/icu-messageformat-parser/lib/no-parser.js',
        },
        ...(web.dev ? [] : routerAliases),
      ],
    },
    css: { postcss: {} },
    oxc: { jsx: { runtime: 'automatic', development: web.dev } },
    plugins: [
      fontFiles(),
      ownMessages(`${web.messages ?? messagesFolder}/${language}`),
      // Responses are validated in development, which needs the schemas.
      ...(web.dev ? [] : [plainOperations()]),
      signInParts(),
      theme(),
      unusedParts(),
      leanPackages(),
      shownIcons(),
      componentMessages(),
      ...(web.dev ? [] : [tokens]),
    ],
    build: {
      outDir: web.outdir,
      emptyOutDir: false,
      target,
      minify: !web.dev,
      sourcemap: web.dev,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        input: { ...entries },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: ({ names: [name] }) =>
            `assets/[name]-[hash]${name?.endsWith('.css') ? tokens.mark() : ''}[extname]`,
          postBanner: noticesBanner,
          codeSplitting: { groups: [{ name: chunkName(), includeDependenciesRecursively: false }] },
        },
      },
    },
  };
}

const bundled = (web: WebBuild): BuildOptions => ({
  bundle: true,
  outdir: web.outdir,
  platform: 'browser',
  target,
  minify: !web.dev,
  sourcemap: false,
  metafile: true,
  logLevel: 'warning',
  define: definitions(web),
  format: 'iife',
  entryNames: 'assets/[name]-[hash]',
});

/** Loaded before the first paint: a few rules, and a short classic script, because module scripts run later. */
export const bootOptions = (web: WebBuild): BuildOptions => ({
  ...bundled(web),
  entryPoints: { boot: 'web/src/app/boot.ts', first: 'web/src/app/first.css' },
});

/** The service worker. It is at the root so that it covers the whole app, and its name never changes. */
export const pushWorkerOptions = (web: WebBuild): BuildOptions => ({
  ...bundled(web),
  entryPoints: { 'push-worker': 'web/src/push/push-worker.ts' },
  entryNames: '[name]',
});

/** The public documents: their pages, which the build renders, and the files that these load. */
export const publicOptions = (web: WebBuild, language: Language): BuildOptions => ({
  ...bundled(web),
  alias: { '#messages': `./${web.messages ?? messagesFolder}/${language}` },
  entryPoints: {
    pages: 'web/src/public/pages-main.tsx',
    public: 'web/src/public/public.css',
    look: 'web/src/public/look-main.ts',
    landing: 'web/src/public/landing-main.ts',
    'not-found': 'web/src/public/not-found-main.ts',
    unsubscribe: 'web/src/public/unsubscribe-main.ts',
  },
  jsx: 'automatic',
  write: false,
  assetNames: 'assets/[name]-[hash]',
  loader: { '.webp': 'file' },
  publicPath: '/',
  legalComments: 'none',
});
