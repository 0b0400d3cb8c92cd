// The process that runs tests. It is a separate one, because a mutant may use all time or all memory; it is
// restarted after that.
import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Measured, Request, Tried } from './worker.ts';

interface Answer {
  readonly result?: unknown;
  readonly error?: string;
}

const measureMsMax = 600_000;

export class TestRunner {
  #child: ChildProcess | undefined;

  #start(): ChildProcess {
    const execArgv = ['--max-old-space-size=1024', '--no-warnings'];
    return fork(path.join(import.meta.dirname, 'worker.ts'), {
      execArgv,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  /** The answer; undefined if the process exceeded `limitMs` or its memory. */
  async #ask(request: Request, limitMs: number): Promise<Answer | undefined> {
    const child = (this.#child ??= this.#start());
    const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
    const answered = (answer: unknown): void => resolve(answer as Answer);
    const gone = (): void => resolve(undefined);
    const timer = setTimeout(gone, limitMs);
    child.once('message', answered).once('exit', gone);
    child.send(request);
    const answer = await promise;
    clearTimeout(timer);
    child.off('message', answered).off('exit', gone);
    if (!answer) this.end();
    return answer;
  }

  async measure(code: string, sites: number): Promise<Measured[]> {
    const answer = await this.#ask({ kind: 'measure', code, sites }, measureMsMax);
    if (!answer?.result) throw new Error(answer?.error ?? 'the tests take too long');
    return answer.result as Measured[];
  }

  /** How the mutant was killed: by a test or by the time limit. Null if it survived. */
  async tryOut(code: string, tests: readonly Measured[], limitMs: number): Promise<string | null> {
    const names = tests.map(({ name, file }) => ({ name, file }));
    const answer = await this.#ask({ kind: 'try', code, tests: names }, limitMs);
    if (!answer) return 'time';
    if (answer.error) throw new Error(answer.error);
    return (answer.result as Tried).killedBy;
  }

  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}
