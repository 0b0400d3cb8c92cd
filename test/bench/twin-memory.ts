// The memory of `npm start` with the idle demo studio: the process and its descendants.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { createClient } from '#infra/local/index.ts';
import { signInBySrp } from '#infra/local/emulators/user-pool/index.ts';
import { getSession } from '#shared/contracts/access/get-session.ts';
import { listClasses } from '#shared/contracts/schedule/list-classes.ts';
import { insist, print, sized } from './measure.ts';

const megabytesMax = 600;
const startMsMax = 15 * 60_000;
const pollEveryMs = 2_000;
/** How long a person uses it, and how long it is idle afterwards while schedules continue. */
const calmingMs = sized(120_000, 2_000);
const restMs = sized(180_000, 2_000);

const configSchema = z.object({ userPoolId: z.string(), userPoolClientId: z.string() });
const accountSchema = z.object({ email: z.string(), password: z.string() });
const signedInSchema = z.object({ AuthenticationResult: z.object({ AccessToken: z.string() }) });

/** Resolves to the app's address when the twin is ready. */
function ready(twin: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`the twin is not ready:\n${said}`)), startMsMax);
    const hear = (chunk: Buffer): void => {
      said += String(chunk);
      const [, url] = /^Ready in .*?: (\S+)\n/m.exec(said) ?? [];
      if (url === undefined) return;
      clearTimeout(late);
      resolve(url);
    };
    twin.stdout?.on('data', hear);
    twin.stderr?.on('data', hear);
    twin.once('exit', (code) => reject(new Error(`the twin ended with ${code}:\n${said}`)));
  });
}

/** Signs the demo studio's owner in as the web app does. */
async function signIn(url: string, dataDir: string): Promise<string> {
  const { userPoolId: poolId, userPoolClientId: clientId } = configSchema.parse(
    await (await fetch(`${url}/config.json`)).json(),
  );
  const { email, password } = accountSchema.parse(
    JSON.parse(readFileSync(join(dataDir, 'twin/demo.json'), 'utf8')),
  );
  const call = async (operation: string, input: object): Promise<object> => {
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    };
    const body = JSON.stringify(input);
    const answer = await fetch(`${url}/cognito/`, { method: 'POST', headers, body });
    return (await answer.json()) as object;
  };
  const answer = await signInBySrp(call, { poolId, clientId, name: email, password }, new Date());
  return signedInSchema.parse(answer).AuthenticationResult.AccessToken;
}

/** The resident memory of a process and its descendants, in megabytes. */
export function megabytesOf(pid: number, table: string): number {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kilobytesOf = (id: number): number =>
    rows
      .filter(([one, parent]) => one === id || parent === id)
      .reduce((sum, [one = 0, , kilobytes = 0]) => sum + (one === id ? kilobytes : kilobytesOf(one)), 0);
  const kilobytes = kilobytesOf(pid);
  insist(kilobytes > 0, `no process ${pid} is there`);
  return kilobytes / 1024;
}

const poll = (pid: number): number =>
  megabytesOf(pid, spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout);

/** The maximum observed during a period. */
async function mostIn(pid: number, ms: number): Promise<{ most: number; polls: number }> {
  let most = 0;
  const polls = Math.max(1, Math.floor(ms / pollEveryMs));
  for (let at = 0; at < polls; at += 1) {
    most = Math.max(most, poll(pid));
    await wait(pollEveryMs);
  }
  return { most, polls };
}

function report(when: string, { most, polls }: { most: number; polls: number }, note: string): void {
  print({
    bench: `twin-memory/${when}`,
    ratio: most / megabytesMax,
    unit: 'MB',
    a: most,
    b: megabytesMax,
    runs: polls,
    note,
  });
}

export async function run(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twin-memory-'));
  const twin = spawn(process.execPath, ['infra/demo/start.ts', '--data', dataDir], {
    env: { ...process.env, PORT: '0' },
  });
  try {
    const url = await ready(twin);
    const token = await signIn(url, dataDir);
    const call = createClient(url);
    const { subscription } = await call(getSession, {}, token);
    insist(subscription.subscribed, 'the demo studio is signed in, and has no access');
    const { classes } = await call(listClasses, {}, token);
    insist(classes.length > 0, 'the demo studio has no classes');
    const pid = twin.pid ?? 0;
    report(
      'started',
      await mostIn(pid, calmingMs),
      'the first minutes after the demo studio was made; no goal',
    );
    report('at-rest', await mostIn(pid, restMs), 'the most while nobody asks for anything; schedules go on');
  } finally {
    const ended = once(twin, 'exit');
    if (twin.exitCode === null && twin.kill('SIGINT')) await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
