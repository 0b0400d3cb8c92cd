import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { watchDrafts } from '../tools/draft-functions.ts';
import { watchWeb } from '#web/build/build.ts';
import {
  assertSafe,
  createLocal,
  lockData,
  portsAfter,
  mailboxPortAfter,
  type Local,
} from '#infra/local/index.ts';
import { operatorFile, writeOperatorEnvironment } from '#infra/local/runtime/index.ts';
import { built } from './built.ts';
import { keepAccount, newAccount, readAccount, removeUnfinished } from './stored-accounts.ts';
import { prepare } from './prepare.ts';
import { realStripeFrom } from './real-stripe.ts';
import { demoEmail, seedDemo } from './seed/seed-demo.ts';
import { connectStaff } from './staff/connect-staff.ts';

// Functions run in UTC on AWS, and threads inherit the time zone of the process.
process.env['TZ'] = 'UTC';

const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    /** The folder for all data. */
    data: { type: 'string', default: '.local' },
  },
});
const root = process.cwd();
const data = resolve(root, values.data);
const dir = join(data, 'twin');
const logDir = join(data, 'logs');
const watchedWebDir = join(data, 'web');
const superadminEmail = 'admin@cupo.local';
/**
 * Threads stay for a while after a person used them, so that pages load quickly. When nobody is active, only the
 * threads of schedules stay.
 */
const idleLimits = { idleMsMax: 90_000, countMax: 24 };
const port = portFrom(process.env['PORT']);
const say = (line: string): void => console.log(line);

/**
 * Parses a port. With 0 the system chooses every port. To restart with an existing data folder, use the same ports as
 * before.
 */
function portFrom(text = '3000'): number {
  const given = Number(text);
  if (text === '0') return 0;
  if (!Number.isInteger(given) || given < 1024 || given > 65_000)
    throw new Error(`PORT must be 0 or a number from 1024 to 65000, not "${text}".`);
  return given;
}

async function start(): Promise<void> {
  assertSafe(process.env);
  const realStripe = realStripeFrom(process.env);
  const unlock = lockData(join(data, 'twin.lock'));
  process.on('exit', unlock);
  const pages = await prepare(root, say, { withPages: !values.watch });
  removeUnfinished(dir);
  const local = await createLocal({
    root: join(root, built.root),
    dir,
    logDir,
    port,
    ...(port === 0 ? {} : { simulatorPorts: portsAfter(port), mailboxPort: mailboxPortAfter(port) }),
    schedules: true,
    companion: connectStaff,
    justBuilt: true,
    idle: idleLimits,
    secondFactorWaivedFor: superadminEmail,
    ...(realStripe ? { outside: realStripe } : {}),
    ...(pages ? { webDir: join(root, built.web), pagesBuilt: pages.all } : { webDir: watchedWebDir }),
    onMessage: ({ email, code, purpose }) => say(`E-mail to ${email} (${purpose}): ${code}`),
    onLog: ({ functionName, text }) => sayFailure(functionName, text),
  });
  const stops = [local.close];
  stopOnSignal(stops);
  sayParts(local);
  const forOperators = operatorFile(data);
  writeOperatorEnvironment(forOperators, local);
  process.on('exit', () => rmSync(forOperators, { force: true }));
  if (values.watch) stops.unshift(await watch(local));
  const demo = await demoAccount(local);
  const superadmin = await superadminAccount(local);
  await pages?.first;
  // Counted from the start of this process, because that is what a person waits for.
  say(`\nReady in ${(performance.now() / 1000).toFixed(1)} s: ${local.url}`);
  say(`Sign in as ${demo.email} with the password ${demo.password}`);
  say(`Superadmin: ${superadmin.email} with the password ${superadmin.password}, at ${local.url}/superadmin`);
  say(`Press Ctrl-C to stop; the data stays in ${values.data}/.`);
  pages?.buildOthers();
  await pages?.all;
}

/** Failures are printed here; everything else is in the log files. */
function sayFailure(functionName: string, text: string): void {
  if (/"level":"(ERROR|CRITICAL)"/.test(text)) say(`${functionName}: ${text.slice(0, 500)}`);
}

function sayParts({ url, endpoints, userPool, simulators, mail }: Local): void {
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

async function demoAccount(local: Local) {
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
async function superadminAccount(local: Local) {
  const known = readAccount(dir, 'superadmin');
  if (known) return known;
  const account = newAccount(superadminEmail);
  await local.createSuperadmin(account);
  keepAccount(dir, 'superadmin', account);
  return account;
}

async function watch(local: Local): Promise<() => Promise<void>> {
  const functions = await watchDrafts({
    root,
    outdir: join(root, built.bundles),
    onRebuilt: (failed) => {
      if (!failed) local.reloadFunctions();
    },
  });
  const web = await watchWeb({ outdir: watchedWebDir, onRebuilt: local.reloadPages });
  return async () => {
    await Promise.all([functions.stop(), web.dispose()]);
  };
}

function stopOnSignal(stops: (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    say('\nStopping …');
    Promise.all(stops.map((one) => one())).then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  const { code, port: taken } = error as { code?: string; port?: number };
  const other = port + 100;
  if (code === 'EADDRINUSE')
    console.error(
      `Port ${taken} is taken by another program. Stop that, or choose others: PORT=${other} npm start ` +
        `(uses ${other} to ${mailboxPortAfter(other)}).`,
    );
  else console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

start().catch(fail);
