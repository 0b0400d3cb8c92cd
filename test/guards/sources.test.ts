import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);
const sources = tracked.filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const withLine = (files: string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('the sources', () => {
  it('import zod as a namespace, the only form that can be tree-shaken', () => {
    expect(withLine(sources, /import \{[^}]*\bz\b[^}]*\} from 'zod'/)).toEqual([]);
  });

  it('name no registry and no place of a machine', () => {
    const text = tracked.filter(
      (file) => !file.startsWith('test/guards/') && /\.(ts|tsx|mjs|json|md|css|html|yml)$/.test(file),
    );
    expect(withLine(text, /registry\.[a-z]+js\.org|"resolved": "http/)).toEqual([]);
  });

  it('have every file of a capability named after its operation', async () => {
    const { registry, fileOf } = await import('../../shared/contracts/registry.ts');
    const missing = registry
      .flatMap(({ id }) => [`shared/contracts/${fileOf(id)}.ts`, `functions/${fileOf(id)}.ts`])
      .filter((file) => !tracked.includes(file));
    expect(missing).toEqual([]);
  });
});
