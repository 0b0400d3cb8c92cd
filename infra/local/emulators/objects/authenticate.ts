import type { IncomingMessage } from 'node:http';
import { isSameSignature, millisecondsOf, readScope, signatureOf, stringToSign } from '../_shared/sigv4.ts';
import type { ObjectsOptions } from './options.ts';
import {
  accessDenied,
  invalidAccessKeyId,
  invalidRequest,
  S3Error,
  signatureDoesNotMatch,
} from './s3-error.ts';
import { queryValue, type Target } from './target.ts';

/** The caller, and the signature's value for the body: its hash, or one of S3's constants for an unsigned body. */
export type Caller = { accessKeyId: string; payloadHash: string };
type Claim = {
  credential: string;
  amzDate: string;
  signedHeaders: string;
  signature: string;
  payloadHash: string;
};
type Given = Pick<ObjectsOptions, 'now' | 'secretFor'>;

const skewMsMax = 15 * 60 * 1000;
const expiresSecondsMax = 7 * 24 * 60 * 60;
const algorithm = 'AWS4-HMAC-SHA256';

/** Throws unless the header or the query contains a valid signature. */
export function authenticate(request: IncomingMessage, target: Target, given: Given): Caller {
  const claim = queryValue(target, 'X-Amz-Algorithm')
    ? claimInQuery(target, given)
    : claimInHeader(request, given);
  const scope = readScope(claim.credential);
  if (!scope || scope.service !== 's3' || scope.date !== claim.amzDate.slice(0, 8))
    throw new S3Error(
      'AuthorizationHeaderMalformed',
      'The authorization header that you provided is not valid.',
      400,
    );
  const secret = given.secretFor(scope.accessKeyId);
  if (secret === undefined) throw invalidAccessKeyId();
  const text = stringToSign(scope, claim.amzDate, {
    ...target,
    query: target.query.filter(([name]) => name !== 'X-Amz-Signature'),
    headers: signedHeaders(request, claim.signedHeaders.split(';')),
    payloadHash: claim.payloadHash,
  });
  if (!isSameSignature(claim.signature, signatureOf(scope, secret, text))) throw signatureDoesNotMatch();
  return { accessKeyId: scope.accessKeyId, payloadHash: claim.payloadHash };
}

function claimInHeader(request: IncomingMessage, { now }: Given): Claim {
  const { authorization } = request.headers;
  if (authorization === undefined) throw accessDenied();
  const part = (name: string): string => new RegExp(`${name}=([^,\\s]+)`).exec(authorization)?.[1] ?? '';
  const amzDate = headerOf(request, 'x-amz-date');
  const payloadHash = headerOf(request, 'x-amz-content-sha256');
  if (!authorization.startsWith(algorithm) || !amzDate)
    throw new S3Error(
      'AuthorizationHeaderMalformed',
      'The authorization header that you provided is not valid.',
      400,
    );
  if (!payloadHash) throw invalidRequest('Missing required header for this request: x-amz-content-sha256');
  if (!(Math.abs(now().getTime() - millisecondsOf(amzDate)) <= skewMsMax))
    throw new S3Error(
      'RequestTimeTooSkewed',
      "The difference between the request time and the server's time is too large.",
      403,
    );
  return {
    amzDate,
    payloadHash,
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
  };
}

function claimInQuery(target: Target, { now }: Given): Claim {
  const part = (name: string): string => queryValue(target, `X-Amz-${name}`) ?? '';
  const [amzDate, expiresSeconds] = [part('Date'), Number(part('Expires'))];
  const wrong = (message: string): S3Error => new S3Error('AuthorizationQueryParametersError', message, 400);
  if (part('Algorithm') !== algorithm) throw wrong(`X-Amz-Algorithm only supports "${algorithm}"`);
  if (!Number.isInteger(expiresSeconds) || expiresSeconds < 0)
    throw wrong('X-Amz-Expires should be a number');
  if (expiresSeconds > expiresSecondsMax) throw wrong('X-Amz-Expires must be less than a week (in seconds)');
  const signedAt = millisecondsOf(amzDate);
  if (!Number.isFinite(signedAt))
    throw wrong("X-Amz-Date must be in the ISO8601 Long Format \"yyyyMMdd'T'HHmmss'Z'\"");
  if (signedAt - skewMsMax > now().getTime()) throw accessDenied('Request is not yet valid');
  if (signedAt + expiresSeconds * 1000 < now().getTime()) throw accessDenied('Request has expired');
  return {
    amzDate,
    payloadHash: part('Content-Sha256') || 'UNSIGNED-PAYLOAD',
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
  };
}

/** The host and every x-amz- header must be signed. */
function signedHeaders(request: IncomingMessage, names: string[]): [string, string][] {
  const isUnsigned = (name: string): boolean => name.startsWith('x-amz-') && !names.includes(name);
  if (!names.includes('host') || Object.keys(request.headers).some(isUnsigned))
    throw accessDenied('There were headers present in the request which were not signed');
  return names.map((name) => [name, headerOf(request, name)]);
}

const headerOf = ({ headers }: IncomingMessage, name: string): string =>
  [headers[name] ?? ''].flat().join(',');
