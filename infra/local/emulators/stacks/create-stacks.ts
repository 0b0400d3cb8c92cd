import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { accessKeyIdOf } from '../_shared/access-key.ts';
import { listen } from '../_shared/listen.ts';
import { readBody } from '../_shared/read-body.ts';

export type StacksOptions = {
  /** A stack's outputs by its name; undefined for a stack that does not exist. */
  outputsOf: (stackName: string) => Record<string, string> | undefined;
  port?: number;
  /** True, or the message of the error. */
  authorize?: (call: { accessKeyId: string; action: string; stackName: string }) => true | string;
};
export type StacksEmulator = { url: string; close: () => Promise<void> };

class Refusal extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status = 400) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const bodyBytesMax = 64 * 1024;
const namespace = 'http://cloudformation.amazonaws.com/doc/2010-05-15/';

/**
 * Starts a CloudFormation endpoint on 127.0.0.1 that describes one stack at a time: whether it exists, and its outputs.
 */
export async function createStacks(options: StacksOptions): Promise<StacksEmulator> {
  const { url, close } = await listen(async (request, response) => {
    const body = await readBody(request, bodyBytesMax);
    try {
      const accessKeyId = accessKeyIdOf(request);
      if (accessKeyId === undefined)
        throw new Refusal('MissingAuthenticationToken', 'Request is missing Authentication Token', 403);
      const given = new URLSearchParams(body?.toString() ?? '');
      send(response, 200, describe(options, accessKeyId, given));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, error.status, refused(error));
    }
  }, options.port);
  return { url, close };
}

function describe(
  { outputsOf, authorize }: StacksOptions,
  accessKeyId: string,
  given: URLSearchParams,
): string {
  const action = given.get('Action') ?? '';
  if (action !== 'DescribeStacks')
    throw new Refusal('InvalidAction', `Could not find operation ${action} for version 2010-05-15`);
  const stackName = given.get('StackName');
  if (stackName === null)
    throw new Refusal('ValidationError', 'This emulator describes one stack at a time.');
  const granted = authorize?.({ accessKeyId, action: 'cloudformation:DescribeStacks', stackName }) ?? true;
  if (granted !== true) throw new Refusal('AccessDenied', granted, 403);
  const outputs = outputsOf(stackName);
  if (!outputs) throw new Refusal('ValidationError', `Stack with id ${stackName} does not exist`);
  const members = Object.entries(outputs).map(([name, value]) =>
    tag('member', tag('OutputKey', text(name)) + tag('OutputValue', text(value))),
  );
  const stack =
    tag('StackName', text(stackName)) +
    tag('StackStatus', 'CREATE_COMPLETE') +
    tag('Outputs', members.join(''));
  return answered('DescribeStacks', tag('Stacks', tag('member', stack)));
}

const tag = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const text = (value: string): string => value.replaceAll(/[&<>]/g, (one) => entities[one] ?? one);

const answered = (action: string, result: string): string =>
  `<${action}Response xmlns="${namespace}">${tag(`${action}Result`, result)}` +
  `${tag('ResponseMetadata', tag('RequestId', randomUUID()))}</${action}Response>`;

const refused = ({ code, message }: Refusal): string =>
  `<ErrorResponse xmlns="${namespace}">` +
  tag('Error', tag('Type', 'Sender') + tag('Code', code) + tag('Message', text(message))) +
  `${tag('RequestId', randomUUID())}</ErrorResponse>`;

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': randomUUID() });
  response.end(body);
}
