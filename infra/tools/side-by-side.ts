// `node infra/tools/side-by-side.ts SCRIPT[,SCRIPT…]…`: runs scripts of package.json. The arguments run in parallel,
// because most scripts leave a processor idle; the scripts within one argument run in sequence. A script's output is
// printed when it ends. All scripts run even if one fails; then the exit code is 1.
import { spawn } from 'node:child_process';
import process from 'node:process';

const msPerSecond = 1000;

/** @returns whether the script succeeded */
async function run(script: string): Promise<boolean> {
  const beganMs = performance.now();
  const child = spawn('npm', ['run', '-s', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => void printed.push(chunk));
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  const seconds = Math.round((performance.now() - beganMs) / msPerSecond);
  process.stdout.write(`${Buffer.concat(printed).toString()}${script}: ${seconds} s`);
  process.stdout.write(code === 0 ? '\n' : ', and failed\n');
  return code === 0;
}

async function runInTurn(scripts: readonly string[]): Promise<boolean> {
  let passed = true;
  for (const script of scripts) passed = (await run(script)) && passed;
  return passed;
}

const passed = await Promise.all(process.argv.slice(2).map((scripts) => runInTurn(scripts.split(','))));
if (passed.includes(false)) process.exitCode = 1;
