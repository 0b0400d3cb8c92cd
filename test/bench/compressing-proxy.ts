import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { constants, brotliCompressSync } from 'node:zlib';
import { compressedFile } from '#infra/constructs/compressed-files.ts';

/** Brotli's levels: CloudFront's own, and that of files compressed before deployment. */
const quality = { sending: 5, deployed: 11 };
const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

const read = async (stream: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/**
 * A proxy that compresses answers like CloudFront.
 *
 * @param isProduct whether it stands in front of our own app, whose scripts and style sheets are compressed before they
 * are deployed
 */
export async function compressingProxy(
  origin: string,
  isProduct: boolean,
): Promise<{ url: string; close: () => Promise<void> }> {
  const { host, hostname, port } = new URL(origin);
  const done = new Map<string, Buffer>();
  const brotli = (body: Buffer, path = ''): Buffer => {
    const key = body.toString('latin1');
    const level = isProduct && compressedFile.test(path) ? quality.deployed : quality.sending;
    const made =
      done.get(key) ?? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: level } });
    done.set(key, made);
    return made;
  };
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, host, origin };
    const pass = async (answer: IncomingMessage): Promise<void> => {
      const found = await read(answer);
      // The addresses of the user pool and of live messages are in config.json and must have the page's own origin.
      const body = incoming.url === '/config.json' ? Buffer.from(ofThis(found.toString())) : found;
      const isEncoded = answer.headers['content-encoding'] !== undefined;
      const isCompressed =
        !isEncoded && compressible.test(answer.headers['content-type'] ?? '') && body.length > 1000;
      const sent = isCompressed ? brotli(body, incoming.url) : body;
      const encoding = isCompressed && { 'content-encoding': 'br' };
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        'content-length': sent.length,
        ...encoding,
      });
      outgoing.end(sent);
    };
    const requested = ask({ hostname, port, path: incoming.url, method: incoming.method, headers });
    requested.on('response', (answer) => void pass(answer));
    requested.on('error', () => outgoing.destroy());
    incoming.pipe(requested);
  });
  server.on('upgrade', (incoming, socket: Duplex) => {
    const requested = ask({
      hostname,
      port,
      path: incoming.url,
      headers: { ...incoming.headers, host, origin },
    });
    const drop = (): void => void socket.destroy();
    requested.on('response', drop).on('error', drop);
    requested.on('upgrade', ({ rawHeaders }, onward: Duplex, first) => {
      const lines = rawHeaders.map((part, at) => (at % 2 === 0 ? `${part}: ` : `${part}\r\n`)).join('');
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      socket.write(first);
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ] as const)
        from
          .on('error', drop)
          .on('close', () => to.destroy())
          .pipe(to);
    });
    requested.end();
  });
  const ofThis = (text: string): string => text.replaceAll(host, new URL(url()).host);
  const url = (): string => `http://localhost:${(server.address() as AddressInfo).port}`;
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: url(), close };
}
