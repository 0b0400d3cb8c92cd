import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildFunctions } from '../../tools/build-functions.ts';
import { buildWeb } from '../../tools/build-web.ts';
import { isSynthesized } from './freshness.ts';

/** Builds and synthesizes what has changed since the last time; says what it did, a line each. */
export async function prepare(root: string, say: (line: string) => void): Promise<void> {
  const timed = async (what: string, work: () => Promise<boolean>) => {
    const startedMs = performance.now();
    if (await work()) say(`${what} (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
  };
  await timed('Functions bundled', async () => (await buildFunctions({ root })).rebuilt);
  await timed('Web app built', () => buildWeb());
  await timed('Stacks synthesized', async () => {
    if (isSynthesized(root)) return false;
    await synthesize(root);
    return true;
  });
}

function synthesize(root: string): Promise<void> {
  const cli = join(dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json')), 'bin/cdk');
  const child = spawn(process.execPath, [cli, 'synth', '--quiet', '--no-staging', '--no-notices'], {
    cwd: root,
    env: {
      ...process.env,
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      // The CDK starts the app with whatever `node` it finds first: it has to be this one.
      PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The stacks could not be synthesized.\n${Buffer.concat(output).toString()}`));
    });
  });
}
