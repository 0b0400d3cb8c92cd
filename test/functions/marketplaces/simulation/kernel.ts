import { AsyncLocalStorage } from 'node:async_hooks';
import type { Random } from '#shared/core/numbers/random.ts';

/** One running Lambda or one request of an owner. It can be killed between any two of its events. */
export class Task {
  isKilled = false;
  ios = 0;
  readonly name: string;
  /** How far the task's clock is off. */
  readonly skewMs: number;

  constructor(name: string, skewMs: number) {
    this.name = name;
    this.skewMs = skewMs;
  }
}

/** The result of one input or output. */
export type Verdict =
  /** Succeeds, with an extra delay if given. */
  | { readonly kind: 'well'; readonly laterMs?: number }
  /**
   * The task is killed before sending, or after completion; with `lost`, only the answer is lost and the caller
   * continues.
   */
  | { readonly kind: 'crash-before' | 'crash-after' }
  /** The process is killed after the request has left; the request takes effect this much later. */
  | { readonly kind: 'crash-late'; readonly afterMs: number }
  | { readonly kind: 'refused' | 'lost'; readonly error: Error };

export interface Io {
  readonly task: Task;
  readonly what: string;
  /** The sequence number of this input or output in the run. */
  readonly at: number;
}

export interface Beginning {
  readonly name: string;
  /** The time limit after which the task is killed. */
  readonly limitMs: number;
  /** How far the task's clock is off. */
  readonly skewMs: number;
}

interface Moment {
  readonly atMs: number;
  readonly order: number;
  readonly happen: () => void;
}

export type Ended = 'done' | 'failed' | 'killed';

const well: Verdict = { kind: 'well' };

/** Virtual time: everything that happens is an event in one queue, and the seed alone decides the order. */
export class Kernel {
  nowMs: number;
  ios = 0;
  /** Inputs and outputs that nobody waits for any more, and that are still to be executed. */
  late = 0;
  judge: (io: Io) => Verdict = () => well;
  /** The task whose input or output is taking effect. */
  acting: Task | undefined;
  readonly random: Random;
  /** The number of random numbers drawn so far. */
  drawn = 0;
  private readonly moments: Moment[] = [];
  private readonly tasks = new AsyncLocalStorage<Task>();
  private made = 0;
  private hash = 0x811c9dc5;
  private running = 0;

  constructor(startMs: number, random: Random) {
    this.nowMs = startMs;
    this.random = () => {
      this.drawn += 1;
      return random();
    };
  }

  /** The time according to the clock of the calling task. */
  now(): Date {
    return new Date(this.nowMs + (this.tasks.getStore()?.skewMs ?? 0));
  }

  get task(): Task | undefined {
    return this.tasks.getStore();
  }

  /** A hash of everything that happened so far. */
  get trace(): string {
    return (this.hash >>> 0).toString(16).padStart(8, '0');
  }

  /** The number of running tasks. */
  get busy(): number {
    return this.running;
  }

  /** A listener that is called for every event. */
  onNote: (text: string) => void = () => undefined;

  note(text: string): void {
    this.onNote(text);
    for (let at = 0; at < text.length; at += 1)
      this.hash = Math.imul(this.hash ^ text.charCodeAt(at), 0x01000193);
    this.hash = Math.imul(this.hash ^ (this.nowMs & 0xffffffff), 0x01000193);
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.random() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** Schedules an event after this delay. */
  after(ms: number, happen: () => void): void {
    const moment = { atMs: this.nowMs + ms, order: this.made++, happen };
    let at = this.moments.length;
    this.moments.push(moment);
    // A heap ordered by time, then by creation.
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = this.moments[parent];
      if (!above || !isEarlier(moment, above)) break;
      this.moments[at] = above;
      at = parent;
    }
    this.moments[at] = moment;
  }

  private next(untilMs: number): Moment | undefined {
    const [first] = this.moments;
    if (!first || first.atMs > untilMs) return undefined;
    const last = this.moments.pop();
    if (!last || this.moments.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      const [left, right] = [this.moments[child], this.moments[child + 1]];
      if (!left) break;
      if (right && isEarlier(right, left)) child += 1;
      const smaller = this.moments[child];
      if (!smaller || !isEarlier(smaller, last)) break;
      this.moments[at] = smaller;
      at = child;
    }
    this.moments[at] = last;
    return first;
  }

  /** Runs until a time; all consequences of one event happen before the next. */
  async runUntil(untilMs: number): Promise<void> {
    for (let moment = this.next(untilMs); moment; moment = this.next(untilMs)) {
      this.nowMs = Math.max(this.nowMs, moment.atMs);
      moment.happen();
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
    this.nowMs = Math.max(this.nowMs, untilMs);
  }

  /** Starts some work as a separate task. It is killed at its time limit. */
  spawn({ name, limitMs, skewMs }: Beginning, work: () => Promise<void>, onEnd: (how: Ended) => void): void {
    const task = new Task(name, skewMs);
    this.running += 1;
    this.note(`begin ${name}`);
    let ended = false;
    const end = (how: Ended): void => {
      if (ended) return;
      ended = true;
      this.running -= 1;
      this.note(`${how} ${name}`);
      onEnd(how);
    };
    this.endings.set(task, end);
    this.after(limitMs, () => {
      if (!ended) this.kill(task);
    });
    const carryOut = async (): Promise<void> => {
      try {
        await work();
        end('done');
      } catch (error) {
        this.onError(name, error);
        end('failed');
      }
    };
    void this.tasks.run(task, carryOut);
  }

  onError: (name: string, error: unknown) => void = () => undefined;
  private readonly endings = new WeakMap<Task, (how: Ended) => void>();

  kill(task: Task): void {
    if (task.isKilled) return;
    task.isKilled = true;
    this.endings.get(task)?.('killed');
  }

  /** Does something later without anybody waiting for it. */
  doLate(afterMs: number, effect: () => unknown): void {
    this.late += 1;
    this.after(afterMs, () => {
      this.late -= 1;
      this.note('late');
      effect();
    });
  }

  /**
   * One input or output of the calling task. It takes some time, and its outcome is decided here. Outside of tasks it
   * happens immediately, which is used to set up a scene.
   */
  io<T>(what: string, latencyMs: number, effect: () => T): Promise<T> {
    const { task } = this;
    if (!task) return Promise.resolve().then(effect);
    if (task.isKilled) return new Promise(() => undefined);
    task.ios += 1;
    const verdict = this.judge({ task, what, at: this.ios++ });
    const left = this.random() < 0.5;
    return new Promise((resolve, reject) => {
      if (verdict.kind === 'crash-before') return this.kill(task);
      if (verdict.kind === 'crash-late') {
        this.doLate(latencyMs + verdict.afterMs, () => unheard(effect));
        return this.kill(task);
      }
      const laterMs = verdict.kind === 'well' ? (verdict.laterMs ?? 0) : 0;
      this.after(latencyMs + laterMs, () => {
        // A killed task gets no answer, but its request may have been sent before.
        if (task.isKilled && !left) return;
        this.note(`${task.name} ${what} ${verdict.kind}`);
        if (verdict.kind === 'refused') return task.isKilled ? undefined : reject(verdict.error);
        let result: T;
        this.acting = task;
        try {
          result = effect();
        } catch (error) {
          return task.isKilled ? undefined : reject(error);
        } finally {
          this.acting = undefined;
        }
        if (task.isKilled) return undefined;
        if (verdict.kind === 'crash-after') return this.kill(task);
        if (verdict.kind === 'lost') return reject(verdict.error);
        return resolve(result);
      });
      return undefined;
    });
  }
}

/** Runs an effect whose answer nobody receives. */
function unheard(effect: () => unknown): void {
  try {
    effect();
  } catch {
    // The request was refused, without any effect.
  }
}

const isEarlier = (a: Moment, b: Moment): boolean =>
  a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order);
