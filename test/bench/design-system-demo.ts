// The dashboard of the design system's own demo, bundled alone. The size and the paint times of our dashboard are
// compared with it.
import { createServer, type Server } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { compressingProxy } from './compressing-proxy.ts';
import { insist } from './measure.ts';

const entry = 'src/pages/dashboard/index.tsx';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Bundles the page from a checkout of `cloudscape-design/demos` whose packages are installed. */
async function bundle(checkout: string, outDir: string): Promise<void> {
  const built = await build({
    root: checkout,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Sass finds packages there by webpack's `~` prefix.
    resolve: { alias: [{ find: /^~(?=@)/, replacement: '' }] },
    css: {
      preprocessorOptions: {
        scss: { loadPaths: [path.join(checkout, 'node_modules')], importers: [tilde(checkout)] },
      },
    },
    build: {
      outDir,
      target: 'es2022',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: path.join(checkout, entry) },
    },
  });
  insist(!Array.isArray(built) && 'output' in built, 'the demo was not bundled');
  const [script] = built.output.filter((one) => one.type === 'chunk' && one.isEntry);
  insist(script !== undefined, 'the demo has no script');
  const styles = built.output.filter(({ fileName }) => fileName.endsWith('.css'));
  const links = styles.map(({ fileName }) => `<link rel="stylesheet" href="/${fileName}">`).join('');
  await writeFile(
    path.join(outDir, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Demo</title>${links}<script type="module" src="/${script.fileName}"></script></head><body><div id="b"><div id="app"></div></div></body></html>`,
  );
}

const tilde = (checkout: string) => ({
  findFileUrl: (url: string): URL | null =>
    url.startsWith('~') ? new URL(`file://${path.join(checkout, 'node_modules', url.slice(1))}`) : null,
});

/** Files with a hash in their names are cached, as ours are. */
const headersOf = (file: string): Record<string, string> => ({
  'content-type': types[path.extname(file)] ?? 'application/octet-stream',
  'cache-control': file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
});

async function serve(dir: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    readFile(path.join(dir, file)).then(
      (body) => response.writeHead(200, headersOf(file)).end(body),
      () => response.writeHead(file === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

/** Serves the demo's dashboard through the same compressing proxy as ours. */
export async function serveDemo(checkout: string): Promise<{ url: string; close: () => Promise<void> }> {
  const dir = await mkdtemp(path.join(tmpdir(), 'cupo-demo-'));
  await bundle(path.resolve(checkout), dir);
  const server = await serve(dir);
  const proxy = await compressingProxy(`http://localhost:${(server.address() as AddressInfo).port}`, false);
  const close = async (): Promise<void> => {
    await proxy.close();
    server.closeAllConnections();
    server.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { url: proxy.url, close };
}
