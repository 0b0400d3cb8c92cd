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

describe('the lock of the data folder', () => {
  it('belongs to the process that took it until it is released', () => {
    const unlock = lockData(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it('excludes a second twin only while the first one runs', async () => {
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

  it('does not mistake another program with the same process id for the twin after a restart of the machine', async () => {
    lockData(file)();
    const other = anotherProcess();
    writeFileSync(file, String(other.pid));
    const beforeStartSeconds = Date.now() / 1000 - uptime() - 3600;
    utimesSync(file, beforeStartSeconds, beforeStartSeconds);
    lockData(file);
    await killed(other);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('is taken over if its file is unreadable', () => {
    lockData(file)();
    writeFileSync(file, 'nobody');
    lockData(file);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });
});
