import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { FormFields } from './post-policy.ts';
import { S3Error } from './s3-error.ts';

const fieldBytesMax = 20 * 1024;
const fieldsMax = 100;

/** Handles the file when all preceding fields are known. */
type OnFile<T> = (fields: FormFields, file: Readable, fileName: string) => Promise<T>;

/** Reads a form whose last field is the file, and continues until the file has been handled. */
export async function readForm<T>(request: IncomingMessage, onFile: OnFile<T>): Promise<T> {
  const form = new Busboy({
    headers: request.headers as BusboyHeaders,
    isPartAFile: (name) => name === 'file',
    limits: { fieldSize: fieldBytesMax, fields: fieldsMax, files: 1 },
  });
  const fields: FormFields = new Map();
  let outcome: Promise<T> | undefined;
  form.on('field', (name, value) => fields.set(name.toLowerCase(), value));
  form.on('file', (_name, file, fileName) => {
    outcome = onFile(fields, file, fileName).finally(() => file.resume());
    outcome.catch(() => {});
  });
  await new Promise<void>((resolve, reject) => {
    form.once('finish', resolve);
    form.once('error', () => reject(malformed()));
    request.once('error', reject);
    request.pipe(form);
  });
  if (!outcome)
    throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.', 400);
  return outcome;
}

const malformed = (): S3Error =>
  new S3Error(
    'MalformedPOSTRequest',
    'The body of your POST request is not well-formed multipart/form-data.',
    400,
  );
