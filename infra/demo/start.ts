import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { assertSafe, lockData } from '#infra/local/runtime/index.ts';
import { prepare } from './prepare.ts';
import { realStripeFrom } from './real-stripe.ts';

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
  process.on('exit', lockData(join(resolve(root, values.data), 'twin.lock')));
  const prepared = prepare(root, say, { withPages: !values.watch });
  // `run` reports a failure; until it awaits this, the failure must not end the process.
  prepared.catch(() => {});
  // The twin's own modules take a second to load. They are loaded here, not at the top, so that the builds run meanwhile.
  const { run } = await import('./run.ts');
  await run({ root, data: values.data, port, watch: values.watch, realStripe, prepared, say });
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
