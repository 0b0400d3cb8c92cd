// npm run -s rehearse: deploys every stack of prod with the CDK's own command line against moto's server on this
// machine: bootstrap, create, deploy again without a change, update, destroy. It checks and prints the result of each
// step, and exits with 1 if a result is wrong. No request leaves this machine. It takes some minutes, and is not part
// of npm test.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import {
  account,
  resourceCountsOf,
  forMoto,
  region,
  retainedIn,
  type Template,
} from './rehearse/for-moto.ts';
import { environmentFor, isMotoInstalled, startMoto } from './rehearse/moto-server.ts';
import { lookedFor, present, stackStatuses } from './rehearse/present.ts';

const prod = ['stage=prod', 'operatorEmail=operator@example.org', 'stripePriceId=price_rehearsal'];
/** The parameter that the update step changes. */
const changed = 'stripeBaseUrl=https://stripe.example.org';
const outputBytesMax = 2 ** 28;
const shownCharacters = 6_000;

type Counts = Readonly<Record<string, number>>;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ') || 'nothing';

/** @throws if the result of a step is not as expected */
function insistOn(what: string, found: Counts, expected: Counts): void {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${what}: expected ${listed(expected)}, found ${listed(found)}`);
  say(`${what}: ${listed(found)}`);
}

/**
 * Runs the CDK's command line.
 *
 * @throws an error with the end of the output if it fails
 */
function cdk(url: string, ...given: string[]): string {
  const options = { env: environmentFor(url), encoding: 'utf8', maxBuffer: outputBytesMax } as const;
  const { status, stdout, stderr, error } = spawnSync(
    'cdk',
    [...given, '--ci', '--no-notices', '--no-version-reporting'],
    options,
  );
  if (error) throw error;
  const output = `${stdout}\n${stderr}`;
  if (status !== 0) throw new Error(`cdk ${given[0]} failed:\n${output.slice(-shownCharacters)}`);
  return output;
}

interface Manifest {
  readonly artifacts: Readonly<
    Record<string, { type: string; properties?: { stackName?: string; templateFile?: string } }>
  >;
}

interface Synthesized {
  readonly templates: readonly Template[];
  readonly leftOut: Counts;
}

/** Synthesizes prod, and converts each template in the folder to one that moto can deploy. */
function synthesize(url: string, dir: string, more: readonly string[]): Synthesized {
  const context = [...prod, ...more].flatMap((parameter) => ['-c', parameter]);
  cdk(url, 'synth', '--quiet', '--no-staging', '--output', dir, ...context);
  const { artifacts } = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as Manifest;
  const stacks = Object.values(artifacts).filter(({ type }) => type === 'aws:cloudformation:stack');
  const made = stacks.map(({ properties: { stackName = '', templateFile = '' } = {} }) => {
    const file = join(dir, templateFile);
    const one = forMoto(stackName, JSON.parse(readFileSync(file, 'utf8')) as Template);
    writeFileSync(file, JSON.stringify(one.template));
    return one;
  });
  return {
    templates: made.map(({ template }) => template),
    leftOut: resourceCountsOf(made.flatMap(({ leftOut }) => leftOut)),
  };
}

/**
 * Deploys all stacks of a folder. moto knows the exports of stacks that were created directly, but not of those created
 * by a change set. @returns the number of stacks that the command line reported as unchanged
 */
function deploy(url: string, dir: string): number {
  const given = ['--app', dir, '--require-approval', 'never', '--method', 'direct'];
  const output = cdk(url, 'deploy', '--all', ...given);
  return output.match(/\(no changes\)/g)?.length ?? 0;
}

async function update(url: string, dir: string, stacks: number): Promise<string> {
  synthesize(url, dir, [changed]);
  const updated = stacks - deploy(url, dir);
  if (updated < 1 || updated === stacks)
    throw new Error(`changing one setting updated ${updated} of ${stacks} stacks`);
  insistOn('update of one setting', await stackStatuses(url), {
    CREATE_COMPLETE: stacks - updated,
    UPDATE_COMPLETE: updated,
  });
  return dir;
}

const typesIn = (templates: readonly Template[]): string[] =>
  templates.flatMap(({ Resources = {} }) => Object.values(Resources).map(({ Type }) => Type));

async function rehearse(url: string, dir: string): Promise<void> {
  cdk(url, 'bootstrap', `aws://${account}/${region}`);
  say('bootstrap: done');
  const first = join(dir, 'first');
  const { templates, leftOut } = synthesize(url, first, []);
  say(`left out, because moto does not know them: ${listed(leftOut)}`);
  const stacks = templates.length;
  deploy(url, first);
  insistOn('create', await stackStatuses(url), { CREATE_COMPLETE: stacks });
  say(`created: ${listed(resourceCountsOf(typesIn(templates)))}`);
  insistOn('second deployment, stacks without changes', { stacks: deploy(url, first) }, { stacks });
  insistOn('again', await stackStatuses(url), { CREATE_COMPLETE: stacks });
  const second = await update(url, join(dir, 'second'), stacks);
  const before = new Date();
  cdk(url, 'destroy', '--all', '--force', '--app', second);
  insistOn('destroy', await stackStatuses(url), {});
  const retained = Object.entries(retainedIn(templates)).filter(([type]) => lookedFor.includes(type));
  insistOn('left', await present(url, before), Object.fromEntries(retained));
}

async function main(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'cupo-rehearsal-'));
  const moto = await startMoto();
  try {
    await rehearse(moto.url, dir);
  } finally {
    moto.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

if (isMotoInstalled()) await main();
else {
  say('moto_server is not installed, so nothing can be rehearsed: pip install "moto[server]"');
  process.exitCode = 1;
}
