import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLocal, portsAfter, mailboxPortAfter, type Local } from '#infra/local/index.ts';
import { operatorFile, writeOperatorEnvironment } from '#infra/local/runtime/index.ts';
import { built } from './built.ts';
import { keepAccount, newAccount, readAccount, removeUnfinished } from './stored-accounts.ts';
import type { Pages } from './prepare.ts';
import type { RealStripe } from './real-stripe.ts';
import { demoEmail, seedDemo } from './seed/seed-demo.ts';
import { connectStaff } from './staff/connect-staff.ts';

export interface RunOptions {
  readonly root: string;
  /** The folder for all data, as the person named it. */
  readonly data: string;
  readonly port: number;
  /** Rebuilds and reloads functions and pages when files change. */
  readonly watch: boolean;
  readonly realStripe: RealStripe | undefined;
  /** Resolves when the functions and the stacks are built. */
  readonly prepared: Promise<Pages | undefined>;
  readonly say: (line: string) => void;
}

const superadminEmail = 'admin@cupo.local';
/**
 * Threads stay for a while after a person used them, so that pages load quickly. When nobody is active, only the
 * threads of schedules stay.
 */
const idleLimits = { idleMsMax: 90_000, countMax: 24 };

/** Starts the twin as soon as everything that it runs is built, creates the demo studio, and says when both are ready. */
export async function run(options: RunOptions): Promise<void> {
  const { root, say } = options;
  const data = resolve(root, options.data);
  const dir = twinDirOf(data);
  const pages = await options.prepared;
  removeUnfinished(dir);
  const local = await startLocal(options, data, pages);
  const stops = [local.close];
  stopOnSignal(stops, say);
  sayParts(local, say);
  const forOperators = operatorFile(data);
  writeOperatorEnvironment(forOperators, local);
  process.on('exit', () => rmSync(forOperators, { force: true }));
  if (options.watch) {
    const { watch } = await import('./watch.ts');
    stops.unshift(await watch(local, root, watchedWebDirOf(data)));
  }
  const demo = await demoAccount(local, dir, say);
  const superadmin = await superadminAccount(local, dir);
  await pages?.first;
  // Counted from the start of this process, because that is what a person waits for.
  say(`\nReady in ${(performance.now() / 1000).toFixed(1)} s: ${local.url}`);
  say(`Sign in as ${demo.email} with the password ${demo.password}`);
  say(`Superadmin: ${superadmin.email} with the password ${superadmin.password}, at ${local.url}/superadmin`);
  say(`Press Ctrl-C to stop; the data stays in ${options.data}/.`);
  pages?.buildOthers();
  await pages?.all;
}

const twinDirOf = (data: string): string => join(data, 'twin');
const watchedWebDirOf = (data: string): string => join(data, 'web');

/** @throws an error that names another port if the port is taken */
async function startLocal(
  { root, port, realStripe, say }: RunOptions,
  data: string,
  pages: Pages | undefined,
): Promise<Local> {
  try {
    return await createLocal({
      root: join(root, built.root),
      dir: twinDirOf(data),
      logDir: join(data, 'logs'),
      port,
      ...(port === 0 ? {} : { simulatorPorts: portsAfter(port), mailboxPort: mailboxPortAfter(port) }),
      schedules: true,
      companion: connectStaff,
      justBuilt: true,
      idle: idleLimits,
      secondFactorWaivedFor: superadminEmail,
      ...(realStripe ? { outside: realStripe } : {}),
      ...(pages
        ? { webDir: join(root, built.web), pagesBuilt: pages.all }
        : { webDir: watchedWebDirOf(data) }),
      onMessage: ({ email, code, purpose }) => say(`E-mail to ${email} (${purpose}): ${code}`),
      onLog: ({ functionName, text }) => sayFailure(functionName, text, say),
    });
  } catch (error) {
    const { code, port: taken } = error as { code?: string; port?: number };
    if (code !== 'EADDRINUSE') throw error;
    const other = port + 100;
    throw new Error(
      `Port ${taken} is taken by another program. Stop that, or choose others: PORT=${other} npm start ` +
        `(uses ${other} to ${mailboxPortAfter(other)}).`,
      { cause: error },
    );
  }
}

type Say = RunOptions['say'];

/** Failures are printed here; everything else is in the log files. */
function sayFailure(functionName: string, text: string, say: Say): void {
  if (/"level":"(ERROR|CRITICAL)"/.test(text)) say(`${functionName}: ${text.slice(0, 500)}`);
}

function sayParts({ url, endpoints, userPool, simulators, mail }: Local, say: Say): void {
  const parts: [string, string][] = [
    ['Table', endpoints.DYNAMODB],
    ['Objects', endpoints.S3],
    ['Keys', endpoints.KMS],
    ['Queues', endpoints.SQS],
    ['User pool', userPool.url],
    ['Wellhub', simulators.wellhub.url],
    ['TotalPass', simulators.totalpass.url],
    ['Fitpass', simulators.fitpass.url],
    ['ClassPass', simulators.classpass.url],
    ['Kenko', simulators.kenko.url],
    ['Stripe', simulators.stripe.url],
    ['Google', simulators.google.url],
    ['Mailbox', mail.url],
    ['API', `${url}/docs`],
    ['App', url],
  ];
  for (const [name, address] of parts) say(`${name.padEnd(10)} ${address}`);
}

async function demoAccount(local: Local, dir: string, say: Say) {
  const known = readAccount(dir, 'demo');
  if (known) return known;
  say('Creating the demo studio: twelve weeks of classes and bookings, through the API …');
  const account = newAccount(demoEmail);
  await seedDemo(local, account);
  keepAccount(dir, 'demo', account);
  // Reloading frees the memory that creating the demo studio used.
  local.reloadFunctions();
  return account;
}

/** The account of the superadmin, who can give studios access. A new user pool has no superadmin. */
async function superadminAccount(local: Local, dir: string) {
  const known = readAccount(dir, 'superadmin');
  if (known) return known;
  const account = newAccount(superadminEmail);
  await local.createSuperadmin(account);
  keepAccount(dir, 'superadmin', account);
  return account;
}

function stopOnSignal(stops: (() => Promise<void>)[], say: Say): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('\nStopping …');
    Promise.all(stops.map((one) => one())).then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error instanceof Error ? error.message : String(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
