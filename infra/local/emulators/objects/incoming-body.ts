import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { AwsChunkedDecoder } from './aws-chunked.ts';
import { checksumHeaders, sumFor, type Sum } from './checksums.ts';
import { invalidRequest, notImplemented, S3Error } from './s3-error.ts';
import { queryValue, type Target } from './target.ts';

/** A body that can be read once, with its expected length and checksums. */
export type IncomingBody = {
  chunks: AsyncIterable<Buffer>;
  /**
   * Must be called after all chunks are read. Throws if they differ from the announced length or checksums; returns the
   * checksums to store.
   */
  verify: () => Record<string, string>;
};

const sizeBytesMax = 5 * 1024 ** 3;
const hexHash = /^[0-9a-f]{64}$/;
const checksumHeader = /^x-amz-checksum-(?!mode|type|algorithm)/;
const streaming = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

export function openBody(request: IncomingMessage, target: Target, payloadHash: string): IncomingBody {
  const isChunked = payloadHash.startsWith('STREAMING-');
  if (isChunked && payloadHash !== streaming) throw notImplemented();
  if (!isChunked && payloadHash !== 'UNSIGNED-PAYLOAD' && !hexHash.test(payloadHash))
    throw invalidRequest('x-amz-content-sha256 must be UNSIGNED-PAYLOAD or a valid sha256 value.');
  const announced = announcedBytes(request, isChunked);
  const decoder = isChunked ? new AwsChunkedDecoder() : undefined;
  const sums = expectedSums(request, target);
  const bodyHash = isChunked || payloadHash === 'UNSIGNED-PAYLOAD' ? undefined : createHash('sha256');
  let bytes = 0;
  async function* read(): AsyncGenerator<Buffer> {
    for await (const chunk of decoded(request, decoder)) {
      bytes += chunk.length;
      bodyHash?.update(chunk);
      for (const { sum } of sums) sum.update(chunk);
      yield chunk;
    }
  }
  const verify = (): Record<string, string> => {
    if (bytes !== announced) throw incompleteBody();
    if (bodyHash && bodyHash.digest('hex') !== payloadHash)
      throw new S3Error(
        'XAmzContentSHA256Mismatch',
        "The provided 'x-amz-content-sha256' header does not match what was computed.",
        400,
      );
    return verifySums(sums, decoder?.trailers ?? new Map<string, string>());
  };
  return { chunks: read(), verify };
}

/** The decoder is connected only when the body is read, so that its errors can be handled. */
function decoded(request: IncomingMessage, decoder: AwsChunkedDecoder | undefined): AsyncIterable<Buffer> {
  if (!decoder) return request;
  request.once('error', (error) => decoder.destroy(error));
  return request.pipe(decoder);
}

function announcedBytes({ headers }: IncomingMessage, isChunked: boolean): number {
  const length = isChunked ? headers['x-amz-decoded-content-length'] : headers['content-length'];
  const bytes = length === undefined ? Number.NaN : Number(length);
  if (!Number.isInteger(bytes))
    throw new S3Error('MissingContentLength', 'You must provide the Content-Length HTTP header.', 411);
  if (bytes > sizeBytesMax)
    throw new S3Error('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size', 400);
  return bytes;
}

type ExpectedSum = { header: string; sum: Sum; expected: string | undefined };

/**
 * Expected checksums from headers, from the query of a presigned URL, or, if x-amz-trailer announces them, from the end
 * of the body.
 */
function expectedSums(request: IncomingMessage, target: Target): ExpectedSum[] {
  const trailer = String(request.headers['x-amz-trailer'] ?? '').toLowerCase();
  const announced = [trailer, ...Object.keys(request.headers)].filter((name) => checksumHeader.test(name));
  if (announced.some((name) => !sumFor(name))) throw notImplemented();
  return checksumHeaders.flatMap((header) => {
    const expected = request.headers[header] ?? queryValue(target, header);
    const sum = expected !== undefined || header === trailer ? sumFor(header) : undefined;
    return sum ? [{ header, sum, expected: expected === undefined ? undefined : String(expected) }] : [];
  });
}

function verifySums(sums: ExpectedSum[], trailers: Map<string, string>): Record<string, string> {
  const retained: Record<string, string> = {};
  for (const { header, sum, expected } of sums) {
    const value = sum.base64();
    if (value !== (expected ?? trailers.get(header)))
      throw new S3Error(
        'BadDigest',
        'The checksum you specified did not match the calculated checksum.',
        400,
      );
    if (header.startsWith('x-amz-')) retained[header] = value;
  }
  return retained;
}

const incompleteBody = (): S3Error =>
  new S3Error(
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length HTTP header',
    400,
  );
