import { createWaiters } from '#infra/local/emulators/queues/wait.ts';

const dayMs = 86_400_000;

test('a wake-up ends every sleep, and finished sleeps are forgotten', async () => {
  const waiters = createWaiters();
  const sleeping = [waiters.sleep(dayMs), waiters.sleep(dayMs)];
  waiters.wake();
  await expect(Promise.all(sleeping)).resolves.toEqual([undefined, undefined]);
  expect(waiters.isClosed()).toBe(false);
});

test('closing ends every sleep too', async () => {
  const waiters = createWaiters();
  const sleeping = waiters.sleep(dayMs);
  waiters.close();
  await sleeping;
  expect(waiters.isClosed()).toBe(true);
});
