import { build, type Plugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One change of one file of the product. The text has to stand there once. */
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

const edited = (edit: Edit): Plugin => ({
  name: 'edited',
  setup: (pass) => {
    const file = join(root, edit.file);
    pass.onLoad({ filter: /\/(?:functions|shared)\/.*\.ts$/ }, async ({ path }) =>
      path === file ? { contents: await changed(path, edit), loader: 'ts' } : undefined,
    );
  },
});

/** Bundles the simulation with the product's own code, one place of which may be changed. */
export async function bundle(outfile: string, edit?: Edit): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: [join(here, 'main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    logLevel: 'error',
    banner: { js: "import{createRequire}from'node:module';const require=createRequire(import.meta.url);" },
    plugins: edit ? [edited(edit)] : [],
  });
}
