import type { Readable } from 'node:stream';
import type { Draft } from './bucket-store.ts';
import { announce, demand, type Exchange } from './context.ts';
import { readForm } from './post-form.ts';
import { checkPolicy, type FormFields, type PostPolicy } from './post-policy.ts';
import { entityTooLarge, S3Error } from './s3-error.ts';
import { xmlDocument } from './xml.ts';

const storedFields = /^(?:content-(?:type|disposition|encoding)|cache-control|expires|x-amz-meta-.+)$/;
type Posted = { fields: FormFields; key: string; draft: Draft };

/** Handles a browser's form upload. Its signed policy is checked before any data is stored. */
export async function postObject(exchange: Exchange): Promise<void> {
  const { context, request, bucket } = exchange;
  const { fields, key, draft } = await readForm(request, (given, file, fileName) =>
    takeFile(exchange, given, file, fileName),
  );
  const retained = [...fields].filter(([name]) => storedFields.test(name));
  const headers = { 'content-type': 'binary/octet-stream', ...Object.fromEntries(retained) };
  const object = { ...draft, key, lastModified: context.now().toISOString(), headers };
  await bucket.store.commit(object);
  answer(exchange, fields, key, draft.etag);
  announce(exchange, object, 'POST Object');
}

async function takeFile(
  exchange: Exchange,
  given: FormFields,
  file: Readable,
  fileName: string,
): Promise<Posted> {
  const { context, bucket } = exchange;
  const name = given.get('key');
  if (!name) throw new S3Error('InvalidArgument', "Bucket POST must contain a field named 'key'.", 400);
  const key = name.replaceAll('${filename}', fileName);
  const fields = new Map(given).set('key', key);
  const policy = checkPolicy(fields, bucket.name, context);
  demand({ ...exchange, accessKeyId: policy.accessKeyId }, 's3:PutObject', key);
  const draft = await bucket.store.draft(upTo(file, policy.sizeBytesMax));
  const refused = sizeRefusal(draft.sizeBytes, policy);
  if (!refused) return { fields, key, draft };
  await bucket.store.discard(draft);
  throw refused;
}

/**
 * One byte over the limit is enough to refuse the file. The rest is read and discarded, so that the browser gets its
 * response.
 */
async function* upTo(file: Readable, sizeBytesMax: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    const left = sizeBytesMax + 1 - bytes;
    bytes += chunk.length;
    if (left > 0) yield chunk.subarray(0, left);
  }
}

function sizeRefusal(sizeBytes: number, { sizeBytesMin, sizeBytesMax }: PostPolicy): S3Error | undefined {
  if (sizeBytes > sizeBytesMax) return entityTooLarge();
  if (sizeBytes >= sizeBytesMin) return undefined;
  return new S3Error('EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size', 400);
}

function answer(
  { response, request, bucket }: Exchange,
  fields: FormFields,
  key: string,
  etag: string,
): void {
  const location = `http://${request.headers.host}/${bucket.name}/${encodeURIComponent(key)}`;
  const redirect = fields.get('success_action_redirect');
  const headers = { etag: `"${etag}"`, location };
  if (redirect !== undefined && URL.canParse(redirect)) {
    const url = new URL(redirect);
    for (const [name, value] of Object.entries({ bucket: bucket.name, key, etag: `"${etag}"` }))
      url.searchParams.set(name, value);
    return void response.writeHead(303, { ...headers, location: url.href }).end();
  }
  const status = Number(fields.get('success_action_status') ?? 204);
  if (status !== 201) return void response.writeHead(status === 200 ? 200 : 204, headers).end();
  const xml = xmlDocument('PostResponse', {
    Location: location,
    Bucket: bucket.name,
    Key: key,
    ETag: `"${etag}"`,
  });
  response.writeHead(201, { ...headers, 'content-type': 'application/xml' }).end(xml);
}
