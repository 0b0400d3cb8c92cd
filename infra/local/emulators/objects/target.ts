import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

/** The target of a request: the bucket is the host or the first path segment, the key is the rest of the path. */
export type Target = {
  method: string;
  bucket: string;
  key: string;
  /** The decoded path. */
  path: string;
  query: [string, string][];
};

const keyBytesMax = 1024;

export function readTarget(request: IncomingMessage): Target {
  const [rawPath = '/', rawQuery = ''] = splitOnce(request.url ?? '/', '?');
  const path = decode(rawPath);
  const query = rawQuery
    .split('&')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [name, value = ''] = splitOnce(pair, '=');
      return [decode(name ?? ''), decode(value)];
    });
  const inHost = /^(.+)\.localhost(?::\d+)?$/.exec(request.headers.host ?? '')?.[1];
  const [bucket = '', key = ''] =
    inHost === undefined ? splitOnce(path.slice(1), '/') : [inHost, path.slice(1)];
  if (Buffer.byteLength(key) > keyBytesMax) throw new S3Error('KeyTooLongError', 'Your key is too long', 400);
  return { method: request.method ?? 'GET', bucket, key, path, query };
}

export const queryValue = ({ query }: Target, name: string): string | undefined =>
  query.find(([given]) => given.toLowerCase() === name.toLowerCase())?.[1];

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI', "Couldn't parse the specified URI.", 400);
  }
}
