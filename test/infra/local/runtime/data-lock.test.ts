import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir, uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { lockData } from '#infra/local/runtime/data-lock.ts';

let file: string;
beforeEach(() => {
  file = join(mkdtempSync(join(tmpdir(), 'lock-')), 'data/twin.lock');
});

/** A process that does nothing until it is killed. */
const anotherProcess = () => spawn(process.execPath, ['--eval', 'setInterval(() => {}, 60_000)']);
async function killed(child: ReturnType<typeof anotherProcess>): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

describe('the lock of the data', () => {
  it('is of the process that took it until it is given back', () => {
    const unlock = lockData(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it('keeps a second twin out while the first runs, and no longer', async () => {
    lockData(file)();
    const first = anotherProcess();
    writeFileSync(file, String(first.pid));
    expect(() => lockData(file)).toThrow(
      `Another twin (process ${first.pid}) uses the data in ${dirname(file)}. Stop it first.`,
    );
    await killed(first);
    lockData(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('does not take another program for the twin that had its number before the machine started anew', async () => {
    lockData(file)();
    const other = anotherProcess();
    writeFileSync(file, String(other.pid));
    const beforeStartSeconds = Date.now() / 1000 - uptime() - 3600;
    utimesSync(file, beforeStartSeconds, beforeStartSeconds);
    lockData(file);
    await killed(other);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('is taken over when nobody can be read from it', () => {
    lockData(file)();
    writeFileSync(file, 'nobody');
    lockData(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });
});
