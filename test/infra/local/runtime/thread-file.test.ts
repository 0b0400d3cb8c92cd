import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadFile } from '#infra/local/runtime/thread-file.ts';

describe('the code that a thread starts with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-file-'));
  const built = join(folder, 'built.mjs');
  const source = join(folder, 'thread-main.ts');
  const writeAt = (file: string, seconds: number): void => {
    writeFileSync(file, '');
    utimesSync(file, seconds, seconds);
  };

  it('is the source if there is no build, or if a part of it changed since the build', () => {
    writeAt(source, 1000);
    writeAt(join(folder, 'thread-metering.ts'), 2000);
    expect(threadFile(folder, built)).toBe(source);
    writeAt(built, 1500);
    expect(threadFile(folder, built)).toBe(source);
  });

  it('is the build if the sources have not changed', () => {
    writeAt(built, 2000);
    expect(threadFile(folder, built)).toBe(built);
  });
});
