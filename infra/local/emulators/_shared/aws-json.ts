import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { accessKeyIdOf } from './access-key.ts';
import type { Handler } from './listen.ts';
import { readBody } from './read-body.ts';

/** An error in the format of AWS JSON services. */
export class AwsError extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}
export type JsonCall = { accessKeyId: string; input: Record<string, unknown> };
export type JsonOperations = Partial<Record<string, (call: JsonCall) => object>>;

/** Serves operations by the X-Amz-Target header, following the AWS JSON 1.1 protocol. */
export function serveAwsJson(target: string, operations: JsonOperations, bodyBytesMax: number): Handler {
  return async (request, response) => {
    const body = await readBody(request, bodyBytesMax);
    try {
      const [service, name = ''] = String(request.headers['x-amz-target'] ?? '').split('.');
      const operation = service === target && Object.hasOwn(operations, name) ? operations[name] : undefined;
      if (!operation) throw new AwsError('UnknownOperationException', '');
      const accessKeyId = accessKeyIdOf(request);
      if (!accessKeyId)
        throw new AwsError('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
      if (!body) throw new AwsError('RequestEntityTooLargeException', 'Request is too large', 413);
      send(response, 200, operation({ accessKeyId, input: parse(body) }));
    } catch (error) {
      if (!(error instanceof AwsError)) throw error;
      send(response, error.status, { __type: error.type, message: error.message });
    }
  };
}

function parse(body: Buffer): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body.toString());
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // A body that cannot be parsed is rejected below, like a body that is not an object.
  }
  throw new AwsError('SerializationException', '');
}

function send(response: ServerResponse, status: number, output: object): void {
  const text = Buffer.from(JSON.stringify(output));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'content-length': text.length,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(text);
}
