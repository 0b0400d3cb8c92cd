import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isSynthesized } from '#infra/local/runtime/index.ts';
import { built } from './built.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const seconds = (sinceMs: number): string => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`;

type Say = (line: string) => void;

export interface Pages {
  /** Resolves when the pages in the first language are built. */
  readonly first: Promise<void>;
  /** Resolves when the pages in all languages are built. */
  readonly all: Promise<void>;
  /** Lets the build of the other languages begin. */
  readonly buildOthers: () => void;
}

/**
 * Drafts the functions and synthesizes the stacks, if they have changed since the last start, and starts to build the
 * pages, if they are wanted. Each step is reported in one line, and runs in its own process, because a bundler holds up
 * to two gigabytes until its process ends.
 */
export async function prepare(
  root: string,
  say: Say,
  { withPages }: { withPages: boolean },
): Promise<Pages | undefined> {
  const drafting = started(root, 'build-drafts.ts');
  const drafted = ended(drafting, 'The functions could not be built.');
  // The stacks are made from the lists of operations and functions, which the first process may have to rewrite.
  await Promise.race([drafted, once(drafting, 'message')]);
  const stacks = isSynthesized(root, built) ? undefined : started(root, 'synthesize.ts');
  const synthesized = stacks && ended(stacks, 'The stacks could not be synthesized.');
  // A failure of the drafts is reported first.
  synthesized?.catch(() => {});
  for (const line of (await drafted).split('\n')) if (line !== '') say(line);
  const startedMs = performance.now();
  stacks?.send('drafted');
  const pages = withPages ? buildPages(root, say) : undefined;
  if (!synthesized) return pages;
  await synthesized;
  say(`Stacks synthesized (${seconds(startedMs)})`);
  return pages;
}

function buildPages(root: string, say: Say): Pages {
  const startedMs = performance.now();
  // Ctrl-C would stop its bundler in the middle of its work, which would look like a failure. It ends with this process.
  const child = started(root, 'build-pages.ts', { detached: true, windowsHide: true });
  const whole = async (): Promise<void> => {
    await ended(child, 'The web app could not be built.');
  };
  const firstLanguage = async (): Promise<void> => {
    const [message] = (await once(child, 'message')) as [unknown];
    if (message === 'built') say(`Web app built in the first language (${seconds(startedMs)})`);
  };
  const all = whole();
  // If the build fails, no message comes.
  const first = Promise.race([all, firstLanguage()]);
  // Whoever awaits these reports their failure; until then it must not end the process.
  for (const promise of [all, first]) promise.catch(() => {});
  return { first, all, buildOthers: () => void child.send('go on') };
}

const started = (root: string, name: string, options: ForkOptions = {}): ChildProcess =>
  fork(fileOf(name), {
    ...options,
    cwd: root,
    // Only `npm run synth` checks the templates against the rules of CloudFormation.
    env: { ...process.env, CDK_VALIDATION: 'false' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });

/** Returns the output of a program when it has ended. */
async function ended(child: ChildProcess, failure: string): Promise<string> {
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => void output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`${failure}\n${text}`);
  return text;
}
