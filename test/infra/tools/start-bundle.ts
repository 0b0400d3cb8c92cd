import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** The environment that Lambda gives every function. */
const setByLambda = {
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  AWS_SECRET_ACCESS_KEY: 'secret',
};

/** Runs in a separate thread with only the function's environment. */
const program = `
const { parentPort, workerData } = require('node:worker_threads');
void import(workerData).then(({ handler }) => parentPort.postMessage(typeof handler));
`;

/**
 * Starts a function's bundle as Lambda does.
 *
 * @param folder the bundle's folder
 * @param environment the variables from its template, and the address of AWS
 * @returns why it did not start; undefined if it started and has a handler
 */
export async function whyNotStarted(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const thread = new Worker(program, {
    eval: true,
    execArgv: [],
    env: { ...setByLambda, ...environment },
    workerData: pathToFileURL(join(folder, 'index.mjs')).href,
  });
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  thread.on('message', (type) => resolve(type === 'function' ? undefined : `its handler is ${String(type)}`));
  thread.on('error', (error) => resolve(String(error)));
  thread.on('exit', (code) => resolve(`it ended by itself with ${code}`));
  const why = await promise;
  await thread.terminate();
  return why;
}
