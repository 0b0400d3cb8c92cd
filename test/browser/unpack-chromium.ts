import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

/** A Chromium that can be started, and the environment variables it needs. */
export type Chromium = { executablePath: string; env: NodeJS.ProcessEnv };

const require = createRequire(import.meta.url);

type Tar = { extract: (folder: string) => NodeJS.WritableStream };

/**
 * Chromium crashes on its first page if it finds no font, and the font configuration in its package lists only Lambda's
 * folders.
 */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

async function unpack(bin: string, folder: string): Promise<void> {
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  const tar = createRequire(require.resolve('@sparticuz/chromium'))('tar-fs') as Tar;
  const inflate = (name: string, to: NodeJS.WritableStream): Promise<void> =>
    pipeline(createReadStream(path.join(bin, name)), createBrotliDecompress(), to);
  await Promise.all([
    inflate('chromium.br', createWriteStream(path.join(fresh, 'chromium'))),
    ...['al2023', 'fonts', 'swiftshader'].map((name) => inflate(`${name}.tar.br`, tar.extract(fresh))),
  ]);
  await writeFile(path.join(fresh, 'fonts.conf'), fontsConf(folder));
  await chmod(path.join(fresh, 'chromium'), 0o755);
  // Another process may have unpacked Chromium first; its folder can be used.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
}

/**
 * Unpacks the Chromium of the npm packages once, into a folder named after its version. Undefined if the package has
 * none for this machine.
 */
export async function unpackChromium(): Promise<Chromium | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const root = path.join(path.dirname(require.resolve('@sparticuz/chromium')), '../..');
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.resolve('node_modules/.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpack(path.join(root, 'bin'), folder);
  const libraries = [path.join(folder, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}
