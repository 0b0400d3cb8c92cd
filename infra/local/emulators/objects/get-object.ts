import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { StoredObject } from './bucket-store.ts';
import { demand, type SignedExchange } from './context.ts';
import { noSuchKey, S3Error } from './s3-error.ts';
import { queryValue } from './target.ts';

const overrides = [
  'content-type',
  'content-disposition',
  'content-language',
  'content-encoding',
  'cache-control',
  'expires',
];
type Range = { start: number; end: number };

/** GetObject and HeadObject. */
export async function getObject(exchange: SignedExchange): Promise<void> {
  const { request, response, target, bucket } = exchange;
  demand(exchange, 's3:GetObject', target.key);
  const object = bucket.store.get(target.key);
  if (!object) return refuseMissing(exchange);
  const etag = `"${object.etag}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  const range = rangeOf(request.headers.range, object.sizeBytes);
  const headers = { ...headersOf(exchange, object, range), etag };
  if (request.method === 'HEAD') return void response.writeHead(range ? 206 : 200, headers).end();
  const file = await open(bucket.store.dataPath(object.id));
  response.writeHead(range ? 206 : 200, headers);
  if (object.sizeBytes) await pipeline(file.createReadStream(range ?? {}), response);
  else await file.close().then(() => response.end());
}

/** Throws for a missing key. Only callers who may list the bucket learn that it is missing. */
function refuseMissing(exchange: SignedExchange): never {
  demand(exchange, 's3:ListBucket');
  throw noSuchKey();
}

function headersOf({ request, target }: SignedExchange, object: StoredObject, range: Range | undefined) {
  const wantsChecksum = request.headers['x-amz-checksum-mode'] === 'ENABLED' && !range;
  const retained = Object.entries(object.headers).filter(
    ([name]) => wantsChecksum || !name.startsWith('x-amz-checksum-'),
  );
  const overridden = overrides.flatMap((name) => {
    const value = queryValue(target, `response-${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries([...retained, ...overridden]),
    'accept-ranges': 'bytes',
    'last-modified': new Date(object.lastModified).toUTCString(),
    'content-length': range ? range.end - range.start + 1 : object.sizeBytes,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${object.sizeBytes}` } : {}),
  };
}

/** Parses a single range, as S3 accepts it; all other values are ignored. */
function rangeOf(header: string | undefined, sizeBytes: number): Range | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const start = match[1] ? Number(match[1]) : Math.max(0, sizeBytes - Number(match[2]));
  const end = match[1] && match[2] ? Math.min(Number(match[2]), sizeBytes - 1) : sizeBytes - 1;
  if (start >= sizeBytes || (!match[1] && Number(match[2]) === 0))
    throw new S3Error('InvalidRange', 'The requested range is not satisfiable', 416, {
      'content-range': `bytes */${sizeBytes}`,
    });
  return start > end ? undefined : { start, end };
}
