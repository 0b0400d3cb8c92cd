import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSynthesized } from '#infra/local/index.ts';

const buildFile = fileURLToPath(new URL('../tools/build.ts', import.meta.url));

/**
 * Builds and synthesizes what has changed since the last start, and reports each step in one line. Each step runs in
 * its own process, because esbuild holds two gigabytes until its process ends.
 */
export async function prepare(root: string, say: (line: string) => void): Promise<void> {
  const built = await run(root, [buildFile], 'The functions or the web app could not be built.');
  for (const line of built.split('\n')) if (line !== '' && !line.includes('unchanged')) say(line);
  if (isSynthesized(root)) return;
  const startedMs = performance.now();
  const cli = join(dirname(createRequire(import.meta.url).resolve('aws-cdk/package.json')), 'bin/cdk');
  const options = ['synth', '--quiet', '--no-staging', '--no-notices'];
  await run(root, [cli, ...options], 'The stacks could not be synthesized.');
  say(`Stacks synthesized (${((performance.now() - startedMs) / 1000).toFixed(1)} s)`);
}

/** Runs a Node.js program and returns its output. */
function run(root: string, [program = '', ...given]: readonly string[], failure: string): Promise<string> {
  const child = spawn(process.execPath, [program, ...given], {
    cwd: root,
    env: {
      ...process.env,
      CDK_DISABLE_CLI_TELEMETRY: 'true',
      // The CDK starts the app with the first `node` on the path, which must be the current one.
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
      const text = Buffer.concat(output).toString();
      if (code === 0) resolve(text);
      else reject(new Error(`${failure}\n${text}`));
    });
  });
}
