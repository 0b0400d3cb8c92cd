import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One change of one source file. The original text has to appear exactly once. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const here = import.meta.dirname;
const root = resolve(here, '../../../..');

async function changed(file: string, edit: Edit): Promise<string> {
  const text = await readFile(file, 'utf8');
  if (text.split(edit.from).length !== 2)
    throw new Error(`${edit.file}: "${edit.from}" stands there ${text.split(edit.from).length - 1} times`);
  return text.replace(edit.from, () => edit.to);
}

const options = {
  absWorkingDir: root,
  entryPoints: [join(here, 'main.ts')],
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  logLevel: 'error',
  banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
} satisfies BuildOptions;

/** Bundles the simulation with the product's own code. */
export async function bundle(outfile: string): Promise<void> {
  await build({ ...options, outfile });
}

/** Bundles it repeatedly, each time with another change; files that were read are cached. */
export interface Bundler {
  readonly bundle: (outfile: string, edit: Edit) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export async function startBundler(): Promise<Bundler> {
  let edit: Edit | undefined;
  const edited: Plugin = {
    name: 'edited',
    setup: (pass) =>
      pass.onLoad({ filter: /\/(?:functions|shared)\/.*\.ts$/ }, async ({ path }) =>
        edit && path === join(root, edit.file)
          ? { contents: await changed(path, edit), loader: 'ts' }
          : undefined,
      ),
  };
  const pass = await context({ ...options, write: false, outfile: 'product.mjs', plugins: [edited] });
  return {
    bundle: async (outfile, wanted) => {
      edit = wanted;
      const { outputFiles } = await pass.rebuild();
      await writeFile(outfile, outputFiles[0]?.contents ?? '');
    },
    dispose: () => pass.dispose(),
  };
}
