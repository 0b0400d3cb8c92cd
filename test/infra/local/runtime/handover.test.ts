/* oxlint-disable unicorn/require-post-message-target-origin -- a thread is no window: it has no origin */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Worker } from 'node:worker_threads';
import { createHandover, takeHandover, type Handover } from '#infra/local/runtime/handover.ts';

const source = `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (message) => parentPort.postMessage(message));`;

const aThread = (): Worker => new Worker(source, { eval: true });

async function answerOf(worker: Worker, message: string): Promise<unknown> {
  const answered = once(worker, 'message');
  worker.postMessage(message);
  return (await answered)[0] as unknown;
}

describe('the handover from one twin to the next', () => {
  let handover: Handover;
  const found = async () => (await takeHandover(handover))!;
  beforeEach(() => {
    handover = createHandover();
  });
  afterEach(() => Promise.all(handover.threads.map(({ worker }) => worker.terminate())));

  it('can be held by one twin at a time', async () => {
    const first = await found();
    await expect(takeHandover(handover)).resolves.toBeUndefined();
    first.giveBack();
    await expect(takeHandover(handover)).resolves.toBeDefined();
  });

  it('is undefined if none was offered', async () => {
    await expect(takeHandover()).resolves.toBeUndefined();
  });

  it('keeps the ports, secrets and clock', async () => {
    const first = await found();
    const [port, secret] = [first.portOf('table'), first.secretOf('Stripe', () => 'made first')];
    first.giveBack();
    const second = await found();
    expect(second.portOf('table')).toBe(port);
    expect(second.secretOf('Stripe', () => 'made later')).toBe(secret);
    expect(second.clock).toBe(first.clock);
    expect(second.portOf('queues')).not.toBe(port);
  });

  it('passes a running thread on to the next twin with the same function', async () => {
    const first = await found();
    const worker = aThread();
    await expect(answerOf(worker, 'one')).resolves.toBe('one');
    worker.on('message', () => expect(true).toBe(false));
    first.leaveThread('a function', worker);
    first.giveBack();
    const second = await found();
    expect(second.takeThread('another function')).toBeUndefined();
    const taken = second.takeThread('a function')!;
    expect(taken).toBe(worker);
    expect(second.takeThread('a function')).toBeUndefined();
    await expect(answerOf(taken, 'two')).resolves.toBe('two');
    await taken.terminate();
  });

  it('does not pass on a thread that has ended', async () => {
    const first = await found();
    const [early, late] = [aThread(), aThread()];
    await Promise.all([once(early, 'online'), once(late, 'online')]);
    first.leaveThread('a function', late);
    await Promise.all([early.terminate(), late.terminate()]);
    first.leaveThread('a function', early);
    expect(first.takeThread('a function')).toBeUndefined();
  });

  it('chooses other ports, and no threads, if another process took one of the ports', async () => {
    const first = await found();
    const port = first.portOf('google');
    const worker = aThread();
    await once(worker, 'online');
    first.leaveThread('a function', worker);
    first.giveBack();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    const second = await found();
    expect(second.portOf('google')).not.toBe(port);
    expect(second.takeThread('a function')).toBeUndefined();
    other.close();
  });
});
