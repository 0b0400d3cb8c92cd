import process from 'node:process';
import { parseArgs } from 'node:util';
import { accountChecks, checks, directChecks, type Check } from './smoke/checks.ts';

// npm run -s smoke -- --url ORIGIN [--api ADDRESS]: checks that a deployment answers correctly, and that the API's own
// address, which bypasses CloudFront, refuses every request. With the access token of a dedicated account in
// SMOKE_TOKEN, it also checks that too many requests are refused. Prints one line for each check; exits with 1 if a
// check fails.

const usage = `npm run -s smoke -- --url https://… [--api https://…]
  --url   the address of a deployment, or of the twin: http://localhost:3000
  --api   the API's own address, which must refuse requests. The stack Api prints it; for the twin it is http://localhost:3000/execute-api
  SMOKE_TOKEN in the environment: the access token of an account that was made for it; it may look into no logo for the
          rest of the hour, and nobody else notices`;

interface Addresses {
  readonly origin: string;
  readonly api?: string;
}

function addressesFrom(given: string[]): Addresses | undefined {
  try {
    const options = { url: { type: 'string' }, api: { type: 'string' } } as const;
    const { url = '', api } = parseArgs({ args: given, options }).values;
    const { origin } = new URL(url);
    return api === undefined ? { origin } : { origin, api: new URL(api).href.replace(/\/$/, '') };
  } catch {
    return undefined;
  }
}

async function holds({ name, run }: Check, origin: string): Promise<boolean> {
  try {
    await run(origin);
    process.stdout.write(`ok    ${name}\n`);
    return true;
  } catch (error) {
    process.stdout.write(`FAIL  ${name}: ${error instanceof Error ? error.message : String(error)}\n`);
    return false;
  }
}

const addresses = addressesFrom(process.argv.slice(2));
if (addresses === undefined) {
  process.stderr.write(`${usage}\n`);
  process.exitCode = 2;
} else {
  const { origin, api } = addresses;
  // An environment variable instead of an argument, because every user of a machine can see arguments.
  const token = process.env['SMOKE_TOKEN'];
  const results = await Promise.all([
    ...checks.map((check) => holds(check, origin)),
    ...(api === undefined ? [] : directChecks.map((check) => holds(check, api))),
    ...(token ? accountChecks(token).map((check) => holds(check, origin)) : []),
  ]);
  process.exitCode = results.every(Boolean) ? 0 : 1;
}
