import type { IncomingMessage } from 'node:http';

/** Reads the whole body; undefined when it is longer than bodyBytesMax bytes. */
export async function readBody(request: IncomingMessage, bodyBytesMax: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let bodyBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bodyBytes += chunk.length;
    if (bodyBytes > bodyBytesMax) return undefined;
    chunks.push(chunk);
  }
  return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, bodyBytes);
}
