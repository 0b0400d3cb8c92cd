import process from 'node:process';
import { operatorFile, readOperatorEnvironment } from '#infra/local/runtime/index.ts';
import { UsageError } from './ops/usage-error.ts';
import { commands, optionsOf, usageOf } from './ops/commands.ts';
import { openStage } from './ops/stage.ts';

// npm run -s ops -- COMMAND …: runs an operator's manual command, on AWS with the credentials of the environment, or
// with --local on the twin that runs on this machine. Prints one JSON line.
async function listCommands(): Promise<string> {
  const all = await Promise.all(Object.values(commands).map((load) => load()));
  const lines = all.map((command) => `  ${usageOf(command)}\n      ${command.summary}`);
  return `Name one of these commands:\n${lines.join('\n')}`;
}

/** Points the SDK of this process at the twin that runs on this machine. */
function goLocal(): void {
  const environment = readOperatorEnvironment(operatorFile('.local'));
  if (!environment) throw new UsageError('No local twin is running here. Start one with npm start.');
  Object.assign(process.env, environment);
}

async function run([name = '', ...given]: string[]): Promise<void> {
  // A command prints a single line; what product code logs along the way is suppressed.
  process.env['POWERTOOLS_LOG_LEVEL'] = 'SILENT';
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!load) throw new UsageError(await listCommands());
  const command = await load();
  const { local, stage, ...values } = optionsOf(command, given);
  if (local) goLocal();
  const opened = await openStage(String(stage));
  process.stdout.write(`${JSON.stringify({ command: name, ...(await command.run(values, opened)) })}\n`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
