import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type * as auth from 'aws-amplify/auth';

type Token = { payload: Record<string, unknown>; text: string };
type Session = { tokens?: { accessToken: Token; idToken: Token } };
type Auth = typeof auth;
type Device = {
  [Name in keyof Auth]: Auth[Name] extends (...input: infer Input) => Promise<infer Result>
    ? (...input: Input) => Promise<Name extends 'fetchAuthSession' ? Session : Result>
    : never;
};

/**
 * The real client library, in a separate thread: inside the contexts that Jest runs tests in, its arithmetic takes
 * forty times as long.
 */
export function openAmplifyDevice(config: object) {
  const worker = new Worker(new URL('./amplify-device-worker.ts', import.meta.url), { workerData: config });
  let lastId = 0;
  const call = async (name: string, input: unknown) => {
    const id = (lastId += 1);
    worker.postMessage({ id, name, input }, []);
    for (;;) {
      const [answer] = (await once(worker, 'message')) as [{ id: number; result?: unknown; error?: object }];
      if (answer.id !== id) continue;
      if (answer.error) throw Object.assign(new Error(), answer.error);
      return answer.result;
    }
  };
  const device = new Proxy({} as Device, {
    get: (_, name) => (name === 'then' ? undefined : (input: unknown) => call(String(name), input)),
  });
  return { device, close: () => worker.terminate() };
}
