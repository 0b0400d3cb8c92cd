import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessKeyIdOf } from '../_shared/access-key.ts';
import { readBody } from '../_shared/read-body.ts';
import type { Context } from './action.ts';
import { actions } from './actions.ts';
import { ListQueues } from './actions/describe.ts';
import { accessDenied, QueueError } from './errors.ts';
import type { QueuesOptions } from './options.ts';

/** The size of ten messages of maximum length in which every character is escaped. */
const bodyBytesMax = 2_000_000;

async function readInput(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, bodyBytesMax);
  if (!body) throw new QueueError('RequestTooLong', `The request is longer than ${bodyBytesMax} bytes.`);
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new QueueError('SerializationException', 'The body is not JSON.');
  }
}

const nameOf = ({ headers }: IncomingMessage): string =>
  /^AmazonSQS\.(\w+)$/.exec(String(headers['x-amz-target'] ?? ''))?.[1] ?? '';

function actionOf(name: string) {
  const action = actions.get(name);
  if (!action) throw new QueueError('UnknownOperationException', `There is no action '${name}'.`);
  return action;
}

function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, {
      'content-type': 'application/x-amz-json-1.0',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    })
    .end(JSON.stringify(body));
}

function sendError(response: ServerResponse, error: QueueError): void {
  const { type, queryCode, message, status } = error;
  const body = { __type: `com.amazonaws.sqs#${type}`, message };
  send(response, status, body, { 'x-amzn-query-error': `${queryCode};Sender` });
}

export function createHandler(context: Context, authorize: NonNullable<QueuesOptions['authorize']>) {
  const answer = async (request: IncomingMessage): Promise<object> => {
    const accessKeyId = accessKeyIdOf(request);
    const name = nameOf(request);
    const input = await readInput(request);
    if (accessKeyId === undefined)
      throw new QueueError('MissingAuthenticationToken', 'The request is not signed.', { status: 403 });
    if (name === 'ListQueues') {
      const verdict = authorize({ accessKeyId, action: 'sqs:ListQueues', queueArn: context.set.arnOfAll });
      if (verdict !== true) throw accessDenied(verdict);
      return ListQueues.run(context, input);
    }
    const action = actionOf(name);
    const queue = action.queueOf(context.set, input);
    const queueArn = context.set.arnOf(queue.declaration.name);
    const verdict = authorize({ accessKeyId, action: `sqs:${action.permission}`, queueArn });
    if (verdict !== true) throw accessDenied(verdict);
    return action.run(context, queue, input, accessKeyId);
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, 200, await answer(request));
    } catch (error) {
      if (!(error instanceof QueueError)) throw error;
      sendError(response, error);
    }
  };
}
