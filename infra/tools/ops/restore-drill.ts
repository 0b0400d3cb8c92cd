import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
} from '@aws-sdk/client-dynamodb';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { base } from '#functions/_platform/adapters/base.ts';
import { wait } from '#functions/_platform/adapters/wait.ts';
import { drillTablePrefix } from '../../operator-outputs.ts';
import { type Command } from './command.ts';
import { UsageError } from './usage-error.ts';
import { operatorLimits } from './operator-limits.ts';

/** How long restoring the service may take. */
const restoreMsMax = 4 * 60 * 60 * 1000;
/** Polls often at first, because a small table is ready soon; then twice a minute. */
const pollMsMin = 100;
const pollMsMax = 30_000;

const say = (message: string): void => void process.stderr.write(`${message}\n`);
const secondsSince = (startedMs: number): number => Math.round((performance.now() - startedMs) / 100) / 10;

/** How many seconds of changes a restore would lose now. */
async function readRpoSeconds(client: DynamoDBClient, TableName: string): Promise<number> {
  const startedAt = base.clock.now();
  const answer = await client.send(new DescribeContinuousBackupsCommand({ TableName }));
  const recovery = answer.ContinuousBackupsDescription?.PointInTimeRecoveryDescription;
  const latest = recovery?.LatestRestorableDateTime;
  if (recovery?.PointInTimeRecoveryStatus !== 'ENABLED' || !latest)
    throw new UsageError(`${TableName} has no point-in-time recovery, so it could not be restored.`);
  return Math.max(0, Math.round((startedAt.getTime() - latest.getTime()) / 1000));
}

/** Starts a restore of the table, and returns the instant to which it is restored. */
async function restore(client: DynamoDBClient, from: string, to: string): Promise<Date> {
  const { TableDescription } = await client.send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: from,
      TargetTableName: to,
      UseLatestRestorableTime: true,
    }),
  );
  const restoredTo = TableDescription?.RestoreSummary?.RestoreDateTime;
  if (!restoredTo) throw new Error(`${to} does not report the time to which it was restored`);
  return restoredTo;
}

async function untilActive(client: DynamoDBClient, TableName: string): Promise<void> {
  const startedMs = performance.now();
  for (let pauseMs = pollMsMin; ; pauseMs = Math.min(pauseMs * 2, pollMsMax)) {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));
    if (Table?.TableStatus === 'ACTIVE') return;
    if (performance.now() - startedMs > restoreMsMax)
      throw new Error(`${TableName} is still ${Table?.TableStatus} after ${secondsSince(startedMs)} s`);
    await wait(pauseMs);
  }
}

/** Whether the table was deleted; a forgotten copy costs as much as the stage's table. */
async function remove(client: DynamoDBClient, TableName: string): Promise<boolean> {
  try {
    await client.send(new DeleteTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return true;
    say(`${TableName} has to be deleted manually: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    return false;
  }
}

async function drill(client: DynamoDBClient, original: string, restored: string) {
  const startedMs = performance.now();
  const restoredTo = await restore(client, original, restored);
  await untilActive(client, restored);
  const rtoSeconds = secondsSince(startedMs);
  say('comparing');
  const { compareSample } = await import('./restore-drill/sample.ts');
  const sample = await compareSample(client, { original, restored, restoredTo });
  if (sample.items === 0 || sample.missing > 0) process.exitCode = 1;
  return { restoredTo: restoredTo.toISOString(), rtoSeconds, ...sample };
}

/** Runs the drill, and always deletes the restored table afterwards. */
async function drillAndRemove(
  client: DynamoDBClient,
  original: string,
  restored: string,
  isRetained: boolean,
) {
  let deleted = false;
  let answer: Awaited<ReturnType<typeof drill>>;
  say(`restoring ${original} into ${restored}`);
  try {
    answer = await drill(client, original, restored);
  } finally {
    if (!isRetained) deleted = await remove(client, restored);
  }
  return { ...answer, deleted };
}

/**
 * Restores the stage's table to a second table, measures how long that takes, compares items of some studios in both,
 * and deletes the second table. The stage's own table is only read.
 */
export const restoreDrill: Command = {
  summary:
    'restores the table under another name, measures the time, compares items of some studios, and removes the copy',
  usage: 'restore-drill [--keep] [--dry-run]',
  options: {
    keep: { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
  async run({ keep, 'dry-run': isDry }, { name, variables }) {
    const table = variables['TABLE_NAME'] ?? '';
    const client = new DynamoDBClient({ requestHandler: operatorLimits });
    const rpoSeconds = await readRpoSeconds(client, table);
    if (isDry === true) return { rpoSeconds };
    const restored = `${drillTablePrefix(name)}${Math.floor(base.clock.now().getTime() / 1000)}`;
    return { table: restored, rpoSeconds, ...(await drillAndRemove(client, table, restored, keep === true)) };
  },
};
