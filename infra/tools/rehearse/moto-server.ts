// A moto server on this machine, and the environment in which the CDK's command line finds it.
import { spawn, spawnSync } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { region } from './for-moto.ts';

const startMaxMs = 60_000;
const pollMs = 200;
const key = 'rehearsal';

/** Whether moto's server can be started on this machine. */
export const isMotoInstalled = (): boolean => spawnSync('moto_server', ['--help']).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(startMaxMs) }).then(
    () => true,
    () => false,
  );

/**
 * Starts the server.
 *
 * @throws if it does not answer in time
 */
export async function startMoto(): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const beganMs = Date.now();
  while (!(await answers(url))) {
    if (Date.now() - beganMs > startMaxMs) {
      server.kill();
      throw new Error('moto does not answer');
    }
    await wait(pollMs);
  }
  return { url, stop: () => void server.kill() };
}

/** The configuration with which an SDK client reaches the server. */
export const clientOptions = (endpoint: string) => ({
  endpoint,
  region,
  credentials: { accessKeyId: key, secretAccessKey: key },
});

/**
 * The environment of the CDK's command line: no address outside this machine, and no credentials that AWS would accept.
 */
export const environmentFor = (url: string): NodeJS.ProcessEnv => ({
  ...process.env,
  AWS_ENDPOINT_URL: url,
  // The URL form in which moto is given a template's bucket and key. moto resolves only this form locally, without a
  // network request.
  AWS_ENDPOINT_URL_S3_FOR_CLOUDFORMATION: `https://s3.${region}.amazonaws.com`,
  AWS_ACCESS_KEY_ID: key,
  AWS_SECRET_ACCESS_KEY: key,
  AWS_SESSION_TOKEN: '',
  AWS_PROFILE: '',
  AWS_REGION: region,
  AWS_EC2_METADATA_DISABLED: 'true',
  CDK_DISABLE_CLI_TELEMETRY: 'true',
});
