import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../_shared/listen.ts';
import { authenticate } from './authenticate.ts';
import { deleteObjects, headBucket, listObjects, listVersions } from './bucket-calls.ts';
import { bucketOf, type Context, type Exchange, type SignedExchange } from './context.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { getObject } from './get-object.ts';
import { deleteObject, putObject } from './object-calls.ts';
import { postObject } from './post-object.ts';
import { notImplemented, S3Error } from './s3-error.ts';
import { queryValue, readTarget, type Target } from './target.ts';
import { xmlDocument } from './xml.ts';

type Call = (exchange: SignedExchange) => Promise<void>;

const objectCalls: Partial<Record<string, Call>> = {
  GET: getObject,
  HEAD: getObject,
  PUT: putObject,
  DELETE: deleteObject,
};
/** Query parameters that would turn a plain operation into another one. */
const otherOperations =
  /^(?:acl|attributes|cors|legal-hold|lifecycle|location|partNumber|policy|restore|retention|select|tagging|torrent|uploadId|uploads|versioning)$/;

export function answerRequests(context: Context): Handler {
  return async (request, response) => {
    const requestId = randomBytes(8).toString('hex').toUpperCase();
    response.setHeader('x-amz-request-id', requestId);
    // The SDK corrects its clock by this header and then signs with the corrected time.
    response.setHeader('date', context.now().toUTCString());
    try {
      await dispatch(context, request, response, requestId);
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      sendError(request, response, error, requestId);
    }
  };
}

async function dispatch(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const target = readTarget(request);
  const bucket = bucketOf(context, target);
  const exchange = { context, request, response, requestId, target, bucket };
  if (request.method === 'OPTIONS')
    return void response.writeHead(200, preflightHeaders(bucket.corsRules, request)).end();
  const cors = corsHeaders(bucket.corsRules, request, target.method);
  for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
  if (isForm(request, target)) return postObject(exchange);
  await signedCall(target)(signed(exchange));
}

const isForm = ({ headers }: IncomingMessage, { method, key }: Target): boolean =>
  method === 'POST' && !key && (headers['content-type'] ?? '').startsWith('multipart/form-data');

const signed = (exchange: Exchange): SignedExchange => ({
  ...exchange,
  ...authenticate(exchange.request, exchange.target, exchange.context),
});

function signedCall(target: Target): Call {
  const { method, key, query } = target;
  // Each object has one version, which S3 calls null in buckets without versioning.
  const isOld = query.some(([name, value]) => name === 'versionId' && value !== 'null');
  if (isOld || query.some(([name]) => otherOperations.test(name))) throw notImplemented();
  const call = key ? objectCalls[method] : bucketCall(target);
  if (!call) throw notImplemented();
  return call;
}

function bucketCall(target: Target): Call | undefined {
  if (target.method === 'HEAD') return headBucket;
  if (target.method === 'GET' && queryValue(target, 'versions') !== undefined) return listVersions;
  if (target.method === 'GET' && queryValue(target, 'list-type') === '2') return listObjects;
  return target.method === 'POST' && queryValue(target, 'delete') !== undefined ? deleteObjects : undefined;
}

function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: S3Error,
  requestId: string,
): void {
  if (response.headersSent) return void response.destroy();
  const text = xmlDocument('Error', {
    Code: error.code,
    Message: error.message,
    Resource: request.url?.split('?')[0] ?? '/',
    RequestId: requestId,
  });
  const body = Buffer.from(request.method === 'HEAD' ? '' : text);
  const headers = { ...error.headers, 'content-type': 'application/xml', 'content-length': body.length };
  response.writeHead(error.status, headers).end(body);
}
