import type { IncomingMessage } from 'node:http';
import type { StoredObject } from './bucket-store.ts';
import { announce, demand, type SignedExchange } from './context.ts';
import { openBody } from './incoming-body.ts';
import { notImplemented, S3Error } from './s3-error.ts';

const storedHeaders =
  /^(?:content-(?:type|disposition|language|encoding)|cache-control|expires|x-amz-meta-.+|x-amz-server-side-encryption.*)$/;

export async function putObject(exchange: SignedExchange): Promise<void> {
  const { context, request, response, target, bucket, payloadHash } = exchange;
  if (request.headers['x-amz-copy-source'] !== undefined) throw notImplemented();
  demand(exchange, 's3:PutObject', target.key);
  refuseIfThere(exchange);
  const body = openBody(request, target, payloadHash);
  const draft = await bucket.store.draft(body.chunks);
  let checksums: Record<string, string>;
  try {
    checksums = body.verify();
    refuseIfThere(exchange);
  } catch (error) {
    await bucket.store.discard(draft);
    throw error;
  }
  const headers = { ...headersToKeep(request.headers, target.query), ...checksums };
  const object = { ...draft, key: target.key, lastModified: context.now().toISOString(), headers };
  await bucket.store.commit(object);
  response.writeHead(200, { etag: `"${object.etag}"`, ...checksums }).end();
  announce(exchange, object, 'PutObject');
}

function refuseIfThere({ request, bucket, target }: SignedExchange): void {
  if (request.headers['if-none-match'] === '*' && bucket.store.get(target.key))
    throw new S3Error(
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
      412,
    );
}

/** A presigned URL carries x-amz- headers in its query. */
function headersToKeep(
  headers: IncomingMessage['headers'],
  query: [string, string][],
): StoredObject['headers'] {
  const given = query.map(([name, value]): [string, string] => [name.toLowerCase(), value]).filter(isAmz);
  for (const [name, value] of Object.entries(headers)) given.push([name, String(value)]);
  const retained = Object.fromEntries(given.filter(([name]) => storedHeaders.test(name)));
  const encoding = (retained['content-encoding'] ?? '')
    .split(/, */)
    .filter((name) => name && name !== 'aws-chunked');
  delete retained['content-encoding'];
  return {
    'content-type': 'binary/octet-stream',
    ...retained,
    ...(encoding.length ? { 'content-encoding': encoding.join(', ') } : {}),
  };
}

const isAmz = ([name]: [string, string]): boolean => name.startsWith('x-amz-');

export async function deleteObject(exchange: SignedExchange): Promise<void> {
  const { bucket, target, response } = exchange;
  demand(exchange, 's3:DeleteObject', target.key);
  await bucket.store.remove(target.key);
  response.writeHead(204).end();
}
