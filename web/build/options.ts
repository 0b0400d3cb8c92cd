import type { BuildOptions } from 'esbuild';
import { fontFiles } from './font-files.ts';
import { noticesBanner } from './notices.ts';
import { signInParts } from './sign-in-parts.ts';
import { theme } from './theme.ts';

/** The two documents' first modules. */
export const entries = { app: 'web/src/app/app-main.tsx', auth: 'web/src/app/auth-main.tsx' } as const;

export interface WebBuild {
  /** Folder that is emptied and filled. */
  outdir: string;
  /** Readable names, checks of answers, reload on change; no minification. */
  dev: boolean;
}

const shared = ({ outdir, dev }: WebBuild): BuildOptions => ({
  bundle: true,
  outdir,
  platform: 'browser',
  target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
  minify: !dev,
  sourcemap: dev,
  metafile: true,
  logLevel: 'warning',
  define: { 'process.env.NODE_ENV': dev ? '"development"' : '"production"', CUPO_DEV: String(dev) },
});

/** The modules of both documents, split into chunks. */
export const moduleOptions = (web: WebBuild): BuildOptions => ({
  ...shared(web),
  entryPoints: entries,
  format: 'esm',
  splitting: true,
  jsx: 'automatic',
  jsxDev: web.dev,
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  publicPath: '/',
  legalComments: 'none',
  banner: { js: noticesBanner, css: noticesBanner },
  plugins: [fontFiles(), signInParts(), theme()],
});

/** The few lines that run before the first paint: a classic script, because modules wait. */
export const bootOptions = (web: WebBuild): BuildOptions => ({
  ...shared(web),
  entryPoints: { boot: 'web/src/app/boot.ts' },
  format: 'iife',
  sourcemap: false,
  entryNames: 'assets/[name]-[hash]',
});

/** The public documents: their pages, which are rendered by the build, and what these load. */
export const publicOptions = (web: WebBuild): BuildOptions => ({
  ...shared(web),
  entryPoints: {
    pages: 'web/src/public/pages-main.tsx',
    public: 'web/src/public/public.css',
    look: 'web/src/public/look-main.ts',
    landing: 'web/src/public/landing-main.ts',
    'not-found': 'web/src/public/not-found-main.ts',
  },
  format: 'iife',
  jsx: 'automatic',
  write: false,
  sourcemap: false,
  entryNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  publicPath: '/',
  legalComments: 'none',
  plugins: [fontFiles()],
});
