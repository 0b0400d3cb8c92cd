import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockData } from '../../../../infra/local/runtime/data-lock.ts';
import { assertSafe } from '../../../../infra/local/runtime/safety.ts';

describe('the twin starts', () => {
  it.each([{}, { NODE_ENV: 'test' }, { AWS_ACCESS_KEY_ID: 'local' }, { AWS_PROFILE: 'work' }])(
    'with %p',
    (environment) => {
      expect(() => assertSafe(environment)).not.toThrow();
    },
  );

  it.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV=production'],
    [{ AWS_ACCESS_KEY_ID: `AKIA${'A'.repeat(16)}` }, 'unset AWS_ACCESS_KEY_ID'],
    [{ AWS_ACCESS_KEY_ID: `ASIA${'B'.repeat(16)}` }, 'unset AWS_ACCESS_KEY_ID'],
  ])('not with %p', (environment, sentence) => {
    expect(() => assertSafe(environment)).toThrow(sentence);
  });
});

describe('the data folder', () => {
  const file = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'twin.lock');

  it('is for one process', () => {
    const lock = file();
    writeFileSync(lock, String(process.ppid));
    expect(() => lockData(lock)).toThrow(`process ${process.ppid}`);
  });

  it('is free again once given back, or when its process is gone', () => {
    const lock = file();
    writeFileSync(lock, '2147483646');
    lockData(lock)();
    expect(existsSync(lock)).toBe(false);
  });
});
