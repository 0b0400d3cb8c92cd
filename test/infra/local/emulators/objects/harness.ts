import { mkdtemp, rm } from 'node:fs/promises';
import { request as send, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { createObjects } from '#infra/local/emulators/objects/create-objects.ts';
import type {
  AuthorizeObjectCall,
  ObjectCreated,
  ObjectsOptions,
} from '#infra/local/emulators/objects/options.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
export type Harness = {
  url: string;
  dir: string;
  client: S3Client;
  clientWith: (config: S3ClientConfig) => S3Client;
  created: ObjectCreated[];
  requests: AuthorizeObjectCall[];
  /** How far the emulator's clock is from the SDK's, which signs requests, or the instant at which it is stopped. */
  clock: { offsetMs: number; stoppedAtMs?: number };
  restart: () => Promise<void>;
  close: () => Promise<void>;
};

const origin = 'https://app.example';
const secrets: Record<string, string> = { WORKER: 'a-secret', READER: 'another' };

export async function openObjects(more: Partial<ObjectsOptions> = {}): Promise<Harness> {
  const dir = await mkdtemp(join(tmpdir(), 'objects-'));
  const [created, requests]: [ObjectCreated[], AuthorizeObjectCall[]] = [[], []];
  const clock: Harness['clock'] = { offsetMs: 0 };
  const start = () =>
    createObjects({
      dir,
      buckets: [
        {
          name: 'uploads',
          corsRules: [
            {
              AllowedOrigins: [origin],
              AllowedMethods: ['POST', 'PUT'],
              AllowedHeaders: ['content-type', 'x-amz-*'],
              ExposedHeaders: ['ETag'],
              MaxAge: 600,
            },
          ],
        },
        { name: 'plain' },
      ],
      now: () => new Date(clock.stoppedAtMs ?? Date.now() + clock.offsetMs),
      secretFor: (accessKeyId) => secrets[accessKeyId],
      authorize: (call) => {
        requests.push(call);
        return call.accessKeyId === 'READER' && call.action !== 's3:GetObject'
          ? `User is not authorized to perform: ${call.action}`
          : true;
      },
      onCreated: (detail) => created.push(detail),
      ...more,
    });
  let objects = await start();
  const clientWith = (config: S3ClientConfig): S3Client =>
    new S3Client({
      endpoint: objects.url,
      region: 'us-east-1',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId: 'WORKER', secretAccessKey: 'a-secret' },
      ...config,
    });
  const harness: Harness = {
    url: objects.url,
    dir,
    client: clientWith({}),
    clientWith,
    created,
    requests,
    clock,
    restart: async () => {
      await objects.close();
      objects = await start();
      Object.assign(harness, { url: objects.url, client: clientWith({}) });
    },
    close: async () => {
      await objects.close();
      await rm(dir, { recursive: true });
    },
  };
  return harness;
}

/** A bare HTTP call, as a browser or a forger makes it. The address may name a host that does not resolve. */
export async function call(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: OutgoingHttpHeaders; body?: Buffer | string } = {},
): Promise<Answer> {
  const { host, port, pathname, search } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, path: pathname + search, method, headers: { host, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

export const codeIn = ({ text }: Answer): string | undefined => /<Code>([^<]+)<\/Code>/.exec(text)?.[1];

export const messageIn = ({ text }: Answer): string | undefined =>
  /<Message>([^<]+)<\/Message>/.exec(text)?.[1];
