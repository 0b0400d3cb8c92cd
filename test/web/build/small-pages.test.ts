import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const memoryFile = '/proc/self/smaps';

/** Whether a process that loads a module asks Linux for large pages of memory. */
function asksForLargePages(module: string): boolean {
  const code = `
    import { readFileSync } from 'node:fs';
    import '${module}';
    console.log(/^VmFlags:.* hg\\b/m.test(readFileSync('${memoryFile}', 'utf8')));`;
  const { MIMALLOC_ALLOW_THP: _, ...env } = process.env;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env }).includes('true');
}

// Only Linux lists what a process asked for.
const onLinux = existsSync(memoryFile) ? test : test.skip;

onLinux('the web build asks for no large pages, of which the bundler would use a part', () => {
  expect(asksForLargePages('./web/build/build.ts')).toBe(false);
  expect(asksForLargePages('vite')).toBe(true);
});
