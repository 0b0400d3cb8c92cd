import { build } from 'esbuild';
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

/** What the product reaches the world by, and what stands in its place. */
const replaced: Readonly<Record<string, string>> = {
  [join(root, 'functions/_data/table/client.ts')]: join(here, 'doubles/client.ts'),
  [join(root, 'functions/_platform/adapters/wait.ts')]: join(here, 'doubles/wait.ts'),
};

async function changed(file: string, edit: Edit): Promise<string> {
  const text = await readFile(file, 'utf8');
  if (text.split(edit.from).length !== 2)
    throw new Error(`${edit.file}: "${edit.from}" stands there ${text.split(edit.from).length - 1} times`);
  return text.replace(edit.from, () => edit.to);
}

/** Bundles the simulation with the product's own code, one place of which may be changed. */
export async function bundle(outfile: string, edit?: Edit): Promise<void> {
  const editedFile = edit && join(root, edit.file);
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
    alias: { '@aws-sdk/lib-dynamodb': join(here, 'doubles/commands.ts') },
    plugins: [
      {
        name: 'outside',
        setup(pass) {
          pass.onLoad({ filter: /\/(?:functions|shared)\/.*\.ts$/ }, async ({ path }) => {
            const double = replaced[path];
            if (double !== undefined)
              return {
                contents: await readFile(double, 'utf8'),
                loader: 'ts',
                resolveDir: join(here, 'doubles'),
              };
            if (edit && path === editedFile) return { contents: await changed(path, edit), loader: 'ts' };
            return undefined;
          });
        },
      },
    ],
  });
}
