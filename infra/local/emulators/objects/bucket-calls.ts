import { demand, type SignedExchange } from './context.ts';
import { openBody } from './incoming-body.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue } from './target.ts';
import { textsOf, xmlDocument, type XmlNode } from './xml.ts';

const keysMax = 1000;

export async function listObjects(exchange: SignedExchange): Promise<void> {
  const { bucket, target, response } = exchange;
  demand(exchange, 's3:ListBucket');
  const text = (name: string): string => queryValue(target, name) ?? '';
  const token = text('continuation-token');
  const after = token ? Buffer.from(token, 'base64url').toString() : text('start-after');
  const limit = Math.min(keysMax, Number(text('max-keys') || keysMax));
  const [prefix, delimiter] = [text('prefix'), text('delimiter')];
  const { keys, prefixes, last } = pageOf(bucket.store.keysFrom(prefix, after), {
    prefix,
    delimiter,
    after,
    limit,
  });
  sendXml(response, 'ListBucketResult', {
    Name: bucket.name,
    Prefix: prefix,
    ...(delimiter ? { Delimiter: delimiter } : {}),
    MaxKeys: limit,
    KeyCount: keys.length + prefixes.length,
    IsTruncated: last !== undefined,
    ...(last === undefined ? {} : { NextContinuationToken: Buffer.from(last).toString('base64url') }),
    Contents: keys.map((key) => entryOf(exchange, key)),
    CommonPrefixes: prefixes.map((Prefix) => ({ Prefix })),
  });
}

/** Lists every object with its only version. Like a bucket without versioning, this one stores no older versions. */
export async function listVersions(exchange: SignedExchange): Promise<void> {
  const { bucket, target, response } = exchange;
  demand(exchange, 's3:ListBucketVersions');
  const text = (name: string): string => queryValue(target, name) ?? '';
  const limit = Math.min(keysMax, Number(text('max-keys') || keysMax));
  const [prefix, after] = [text('prefix'), text('key-marker')];
  const { keys, last } = pageOf(bucket.store.keysFrom(prefix, after), {
    prefix,
    delimiter: '',
    after,
    limit,
  });
  sendXml(response, 'ListVersionsResult', {
    Name: bucket.name,
    Prefix: prefix,
    KeyMarker: after,
    MaxKeys: limit,
    IsTruncated: last !== undefined,
    ...(last === undefined ? {} : { NextKeyMarker: last, NextVersionIdMarker: 'null' }),
    Version: keys.map((key) => ({ ...entryOf(exchange, key), VersionId: 'null', IsLatest: 'true' })),
  });
}

type Paging = { prefix: string; delimiter: string; after: string; limit: number };

/**
 * Keys and common prefixes both count towards the limit. `last` is where the next page starts; undefined on the last
 * page.
 */
function pageOf(candidates: string[], { prefix, delimiter, after, limit }: Paging) {
  const keys: string[] = [];
  const prefixes = new Set<string>();
  let last: string | undefined;
  for (const key of candidates) {
    const at = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
    const common = at < 0 ? undefined : key.slice(0, at + delimiter.length);
    if (common !== undefined && (prefixes.has(common) || after.startsWith(common))) {
      if (prefixes.has(common)) last = key;
      continue;
    }
    if (keys.length + prefixes.size === limit) return { keys, prefixes: [...prefixes], last: last ?? after };
    if (common === undefined) keys.push(key);
    else prefixes.add(common);
    last = key;
  }
  return { keys, prefixes: [...prefixes], last: undefined };
}

function entryOf({ bucket }: SignedExchange, Key: string): Record<string, XmlNode> {
  const object = bucket.store.get(Key);
  return {
    Key,
    LastModified: object?.lastModified ?? '',
    ETag: `"${object?.etag ?? ''}"`,
    Size: object?.sizeBytes ?? 0,
    StorageClass: 'STANDARD',
  };
}

export async function headBucket(exchange: SignedExchange): Promise<void> {
  demand(exchange, 's3:ListBucket');
  exchange.response.writeHead(200).end();
}

export async function deleteObjects(exchange: SignedExchange): Promise<void> {
  const { request, response, target, payloadHash } = exchange;
  const body = openBody(request, target, payloadHash);
  const chunks: Buffer[] = [];
  for await (const chunk of body.chunks) chunks.push(chunk);
  body.verify();
  const xml = Buffer.concat(chunks).toString();
  const keys = textsOf(xml, 'Key');
  const versions = textsOf(xml, 'VersionId');
  if (versions.some((version) => version !== 'null')) throw notImplemented();
  const action = versions.length > 0 ? 's3:DeleteObjectVersion' : 's3:DeleteObject';
  if (!keys.length || keys.length > keysMax)
    throw new S3Error('MalformedXML', 'The XML you provided was not well-formed', 400);
  const results = await Promise.all(keys.map((Key) => deleteOne(exchange, action, Key)));
  const isQuiet = textsOf(xml, 'Quiet')[0] === 'true';
  sendXml(response, 'DeleteResult', {
    Deleted: isQuiet ? [] : results.flatMap((result) => ('Code' in result ? [] : [result])),
    Error: results.filter((result) => 'Code' in result),
  });
}

async function deleteOne(
  exchange: SignedExchange,
  action: string,
  Key: string,
): Promise<Record<string, string>> {
  try {
    demand(exchange, action, Key);
    await exchange.bucket.store.remove(Key);
    return { Key };
  } catch (error) {
    if (error instanceof S3Error) return { Key, Code: error.code, Message: error.message };
    throw error;
  }
}

function sendXml(response: SignedExchange['response'], root: string, node: XmlNode, status = 200): void {
  const text = Buffer.from(xmlDocument(root, node));
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': text.length });
  response.end(text);
}
