import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadFile } from '#infra/local/runtime/thread-file.ts';

describe('the first code of a thread', () => {
  const folder = mkdtempSync(join(tmpdir(), 'thread-file-'));
  const built = join(folder, 'built.mjs');
  const source = join(folder, 'thread-main.ts');
  const writeAt = (file: string, seconds: number): void => {
    writeFileSync(file, '');
    utimesSync(file, seconds, seconds);
  };

  it('is its source where nothing was built, and where a part of it was changed since', () => {
    writeAt(source, 1000);
    writeAt(join(folder, 'thread-metering.ts'), 2000);
    expect(threadFile(folder, built)).toBe(source);
    writeAt(built, 1500);
    expect(threadFile(folder, built)).toBe(source);
  });

  it('is what the build made of the sources as they are', () => {
    writeAt(built, 2000);
    expect(threadFile(folder, built)).toBe(built);
  });
});
