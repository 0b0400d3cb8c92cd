import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { createObjects } from '#infra/local/emulators/objects/index.ts';
import { createQueues } from '#infra/local/emulators/queues/index.ts';
import { analyseImport } from '#shared/contracts/imports/analyse-import.ts';
import { confirmImport } from '#shared/contracts/imports/confirm-import.ts';
import { createImport } from '#shared/contracts/imports/create-import.ts';
import { getImport } from '#shared/contracts/imports/get-import.ts';
import type { ImportView } from '#shared/contracts/imports/import.ts';
import { callOperation, type As } from './call-operation.ts';
import { startStoppingTable } from './start-stopping-table.ts';
import type { TestTable } from './start-table.ts';
import { tellEnvironment } from './tell-environment.ts';
import { handler as analyseImportHandler } from '#functions/imports/analyse-import.ts';
import { handler as confirmImportHandler } from '#functions/imports/confirm-import.ts';
import { handler as createImportHandler } from '#functions/imports/create-import.ts';
import { handler as getImportHandler } from '#functions/imports/get-import.ts';
import { handler as importWorker } from '#functions/imports/import.worker.ts';
import { isAtWork } from '#functions/imports/state/import.ts';

const queueName = 'imports';
const visibilityTimeoutSeconds = 660;
const receivesMax = 5;

/** Uploads a file as a browser does, using the form it received; returns the response status. */
export async function upload(
  form: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
  bytes: string | Uint8Array<ArrayBuffer>,
): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', new Blob([bytes]), 'file.csv');
  return (await fetch(form.url, { method: 'POST', body })).status;
}

export interface TestImports {
  readonly table: TestTable;
  /** Advances the clock of the queue; functions keep the machine's clock. */
  advance(ms: number): void;
  /** Hands the queued messages to the worker. @returns how many messages there were, and how many failed */
  work(messagesMax?: number): Promise<{ received: number; failed: number }>;
  /** Receives one message when there is one, or none after a while. It is hidden from others until it is deleted. */
  receive(waitMs: number): Promise<SQSRecord[]>;
  done(record: SQSRecord): Promise<void>;
  /** Hands a received message to the worker. @returns true if it was processed; otherwise it is delivered again */
  carryOut(record: SQSRecord): Promise<boolean>;
  /** Makes the table refuse every call after the given number; undefined allows all calls again. */
  failAfter(calls: number | undefined): void;
  /** Runs until the queue has no receivable message left. */
  drain(): Promise<void>;
  /** Runs an import from its upload to its confirmation, or until it stops. */
  begin(
    as: As,
    kind: 'schedule' | 'bookings',
    csv: string,
    fileName?: string,
    drains?: boolean,
  ): Promise<ImportView>;
  confirm(as: As, view: ImportView): Promise<ImportView>;
  /** Runs the complete import. */
  run(as: As, kind: 'schedule' | 'bookings', csv: string, fileName?: string): Promise<ImportView>;
  /**
   * Delivers failed messages again, as often as the queue does, until the import is no longer at work. On a busy machine
   * a step may fail because its requests take too long.
   */
  finish(as: As, importId: string): Promise<ImportView>;
  get(as: As, importId: string): Promise<ImportView>;
  close(): Promise<void>;
}

/** Starts a table, a bucket and a queue for imports. */
export async function startImports(): Promise<TestImports> {
  const table = await startStoppingTable();
  const dir = mkdtempSync(join(tmpdir(), 'imports-'));
  let offsetMs = 0;
  const objects = await createObjects({
    dir,
    buckets: [{ name: 'uploads' }, { name: 'recordings' }],
    now: () => new Date(),
    secretFor: () => 'test',
  });
  const queues = await createQueues({
    queues: [
      { name: 'dead', fifo: false, visibilityTimeoutSeconds },
      { name: 'studios', fifo: false, visibilityTimeoutSeconds },
      { name: 'readings', fifo: false, visibilityTimeoutSeconds },
      { name: queueName, fifo: false, visibilityTimeoutSeconds, deadLetterTo: 'dead', receivesMax },
    ],
    account: '000000000000',
    region: 'us-east-1',
    now: () => new Date(Date.now() + offsetMs),
  });
  tellEnvironment({
    AWS_ENDPOINT_URL_S3: objects.url,
    AWS_ENDPOINT_URL_SQS: queues.url,
    UPLOADS_BUCKET: 'uploads',
    RECORDINGS_BUCKET: 'recordings',
    IMPORT_QUEUE_URL: queues.urlOf(queueName),
    OPTIMIZE_QUEUE_URL: queues.urlOf('studios'),
    READING_QUEUE_URL: queues.urlOf('readings'),
  });
  const carryOut = async (record: SQSRecord): Promise<boolean> => {
    const handler = importWorker as never as (event: SQSEvent, c: object) => Promise<SQSBatchResponse>;
    const { batchItemFailures } = await handler({ Records: [record] }, { awsRequestId: randomUUID() });
    if (batchItemFailures.length > 0) return false;
    await queues.delete(queueName, record.receiptHandle);
    return true;
  };
  const work = async (messagesMax = 10) => {
    const Records = await queues.receive(queueName, { max: messagesMax, waitMs: 0 });
    let failed = 0;
    for (const record of Records) if (!(await carryOut(record))) failed += 1;
    return { received: Records.length, failed };
  };
  const drain = async () => {
    while ((await work()).received > 0);
  };
  const get = async (as: As, importId: string) =>
    (await callOperation(getImportHandler, getImport, { importId }, as)).body;
  const finish: TestImports['finish'] = async (as, importId) => {
    for (let receives = 1; ; receives += 1) {
      await drain();
      const view = await get(as, importId);
      if (!isAtWork(view.status) || receives === receivesMax) return view;
      offsetMs += visibilityTimeoutSeconds * 1_000;
    }
  };
  const begin: TestImports['begin'] = async (as, kind, csv, fileName = 'file.csv', drains = true) => {
    const sizeBytes = Buffer.byteLength(csv);
    const input = { kind, fileName, sizeBytes };
    const begun = await callOperation(createImportHandler, createImport, input, as);
    if (begun.status !== 200) throw new Error(JSON.stringify(begun.body));
    const { import: created, upload: form } = begun.body;
    const status = await upload(form, csv);
    if (status >= 300) throw new Error(`upload: ${status}`);
    const { importId } = created;
    const read = await callOperation(analyseImportHandler, analyseImport, { importId }, as);
    if (read.status !== 200) throw new Error(JSON.stringify(read.body));
    if (drains) await drain();
    return get(as, importId);
  };
  const confirm: TestImports['confirm'] = async (as, { importId, analysis }) => {
    const input = { importId, plan: analysis!.plan };
    const done = await callOperation(confirmImportHandler, confirmImport, input, as);
    if (done.status !== 200) throw new Error(JSON.stringify(done.body));
    return done.body;
  };
  return {
    table,
    advance: (ms) => void (offsetMs += ms),
    failAfter: (calls) => table.stopAfter(calls),
    work,
    receive: (waitMs) => queues.receive(queueName, { max: 1, waitMs }),
    done: (record) => queues.delete(queueName, record.receiptHandle),
    carryOut,
    drain,
    begin,
    confirm,
    finish,
    run: async (...given) => {
      const view = await begin(...given);
      if (view.status !== 'awaiting-confirmation') return view;
      await confirm(given[0], view);
      return finish(given[0], view.importId);
    },
    get,
    close: async () => {
      await Promise.all([objects.close(), queues.close(), table.close()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
