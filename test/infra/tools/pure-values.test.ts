import { build } from 'esbuild';
import { withPureValues } from '#infra/tools/pure-values.ts';

const source = `const made = (word: string) => console.log(word);
export const used = made('used'), unused = made('unused').trim();
const other: unknown = made(
  'other',
);
export let kept = made('kept');
made('done');
export const plain = 'plain';`;

/** Runs a bundle that uses one value of the source. */
async function saidBy(contents: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: "import { used } from 'source'; export const taken = used;", sourcefile: 'entry.ts' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'source',
        setup: (pass) => {
          pass.onResolve({ filter: /^source$/ }, ({ path }) => ({ path, namespace: 'source' }));
          pass.onLoad({ filter: /.*/, namespace: 'source' }, () => ({ contents, loader: 'ts' }));
        },
      },
    ],
  });
  return [...outputFiles[0]!.text.matchAll(/made\(\s*"(\w+)"/g)].map(([, word = '']) => word);
}

describe('a module’s values from calls', () => {
  it('are removed from a bundle that does not use them', async () => {
    expect(await saidBy(source)).toEqual(['used', 'unused', 'other', 'kept', 'done']);
    expect(await saidBy(withPureValues('source.ts', source))).toEqual(['used', 'kept', 'done']);
  });

  it('stay in their original lines', () => {
    const lines = withPureValues('source.ts', source).split('\n');
    expect(lines.length).toBe(source.split('\n').length);
    for (const [index, line] of source.split('\n').entries())
      for (const [word] of line.matchAll(/'\w+'/g)) expect(lines[index]).toContain(word);
  });
});
