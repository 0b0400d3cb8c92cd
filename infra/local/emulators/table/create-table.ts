import { dirname } from 'node:path';
import { DamagedFile, startAnew } from '../_shared/damaged-file.ts';
import { listen } from '../_shared/listen.ts';
import { answerRequests } from './answer.ts';
import { createCommit } from './commit.ts';
import type { Context } from './context.ts';
import { db } from './dynalite.ts';
import { createFaultSource } from './faults.ts';
import type { TableEmulator, TableOptions } from './options.ts';
import { createRecords } from './records.ts';
import { sweepExpired } from './sweep.ts';
import { createFromTemplate } from './template.ts';
import { createTimeToLive } from './time-to-live.ts';
import { createTokens } from './tokens.ts';

/**
 * Starts a DynamoDB endpoint on 127.0.0.1: dynalite plus transactions, TTL, change records, faults and authorization.
 */
export async function createTable(options: TableOptions): Promise<TableEmulator> {
  const context = createContext(options);
  await open(context, options.path);
  const server = await listen(answerRequests(context), options.port);
  let sweeping: Promise<unknown> = Promise.resolve();
  const sweep = async (): Promise<number> => {
    const next = sweeping.then(() => sweepExpired(context));
    sweeping = next.catch(() => 0);
    return next;
  };
  const timer = setInterval(() => void sweep().catch(warn), options.sweepIntervalMs ?? 30_000).unref();
  return {
    url: server.url,
    onRecord: context.records.onRecord,
    sweepExpired: sweep,
    setFaults: context.faults.set,
    createFromTemplate: (properties) => createFromTemplate(context, properties),
    close: async () => {
      clearInterval(timer);
      await server.close();
      await sweeping;
      await context.store.db.close();
    },
  };
}

/** Opens the stored data and reads all of it once, so that damage is found now and not by a later request. */
async function open({ store, timeToLive }: Context, path: string | undefined): Promise<void> {
  if (path === undefined) {
    await store.db.open();
    return timeToLive.load();
  }
  try {
    await store.db.open();
    for await (const _ of store.db.iterator({ gte: '', lt: '\uffff' }));
    await timeToLive.load();
  } catch (error) {
    const { cause } = error as { cause?: unknown };
    throw new DamagedFile(path, "The twin's table", startAnew(dirname(path)), cause ?? error);
  }
}

const warn = (error: unknown): void => process.emitWarning(error instanceof Error ? error : String(error));

function createContext(options: TableOptions): Context {
  const { path, now, authorize, onCall, region = 'us-east-1', accountId = '000000000000' } = options;
  const changeMs = options.tableChangeMs ?? 0;
  const store = db.create({
    ...(path === undefined ? {} : { path }),
    createTableMs: changeMs,
    deleteTableMs: changeMs,
    updateTableMs: changeMs,
  });
  Object.assign(store.tableDb, { awsRegion: region, awsAccountId: accountId });
  const records = createRecords(now, region);
  const timeToLive = createTimeToLive(store);
  return {
    now,
    store,
    ...(authorize ? { authorize } : {}),
    ...(onCall ? { onCall } : {}),
    faults: createFaultSource(options.faults),
    commit: createCommit({ store, timeToLive, records }),
    records,
    timeToLive,
    tokens: createTokens(now),
    recoverable: new Set(),
    tables: new Map(),
  };
}
