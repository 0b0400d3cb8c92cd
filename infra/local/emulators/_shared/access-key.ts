import type { IncomingMessage } from 'node:http';

const requiredInQuery = [
  'X-Amz-Algorithm',
  'X-Amz-Credential',
  'X-Amz-Signature',
  'X-Amz-SignedHeaders',
  'X-Amz-Date',
];

/** The access key id in a SigV4 request's header or query; undefined if it is malformed. */
export function accessKeyIdOf(request: IncomingMessage): string | undefined {
  const header = request.headers.authorization;
  const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
  const inQuery = query.has('X-Amz-Algorithm');
  if (header !== undefined) return inQuery ? undefined : fromHeader(request, header);
  if (!requiredInQuery.every((name) => query.get(name))) return undefined;
  return keyIdOf(query.get('X-Amz-Credential') ?? '');
}

function fromHeader(request: IncomingMessage, header: string): string | undefined {
  const dated = request.headers['x-amz-date'] ?? request.headers.date;
  if (!header.trim().startsWith('AWS4-') || !dated) return undefined;
  if (!/[\s,]SignedHeaders=[^\s,]+/.test(header) || !/[\s,]Signature=[^\s,]+/.test(header)) return undefined;
  return keyIdOf(/[\s,]Credential=([^\s,]+)/.exec(header)?.[1] ?? '');
}

function keyIdOf(credential: string): string | undefined {
  return credential.split('/')[0] || undefined;
}
