import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';
import type { Local } from '#infra/local/index.ts';
import { operatorEnvironment } from '#infra/local/runtime/index.ts';

type Twin = Pick<Local, 'endpoints' | 'operatorKey'>;

const run = (twin: Twin, args: readonly string[]) =>
  promisify(execFile)(process.execPath, ['infra/tools/ops.ts', ...args], {
    env: { ...process.env, ...operatorEnvironment(twin) },
  });

/** An operator's command on a twin, as a separate process with an operator's rights. */
export async function ops(twin: Twin, ...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run(twin, args);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Runs a command with wrong arguments. Returns its message and exit code. */
export async function opsRefused(twin: Twin, ...args: string[]): Promise<{ code: number; said: string }> {
  const answered = run(twin, args).then(({ stdout }) => `answered ${stdout}`);
  const refused = await answered.catch((error: unknown) => error);
  if (typeof refused === 'string') throw new Error(refused);
  const { code, stderr } = refused as { code: number; stderr: string };
  return { code, said: stderr };
}
