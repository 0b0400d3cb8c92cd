import { Transform, type TransformCallback } from 'node:stream';
import { S3Error } from './s3-error.ts';

const lineBytesMax = 4096;

/** Decodes an aws-chunked body: hexadecimal length and data of each chunk, an empty last chunk, trailing headers. */
export class AwsChunkedDecoder extends Transform {
  readonly trailers = new Map<string, string>();
  #rest: Buffer = Buffer.alloc(0);
  #left = 0;
  #state: 'length' | 'data' | 'end of data' | 'trailers' | 'done' = 'length';

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#rest = this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk;
    try {
      while (this.#step());
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    const isWhole = this.#state === 'done' || (this.#state === 'trailers' && !this.#rest.length);
    done(isWhole ? null : incomplete());
  }

  /** Processes some of the received bytes. Returns true while more bytes can be processed. */
  #step(): boolean {
    if (this.#state === 'data') return this.#data();
    const line = this.#line();
    if (line === undefined) return false;
    if (this.#state === 'length') this.#begin(line);
    else if (this.#state === 'end of data') this.#state = 'length';
    else if (this.#state === 'trailers') this.#trailer(line);
    return this.#state !== 'done';
  }

  #data(): boolean {
    const data = this.#rest.subarray(0, this.#left);
    if (!data.length) return false;
    this.#rest = this.#rest.subarray(data.length);
    this.#left -= data.length;
    this.push(data);
    if (!this.#left) this.#state = 'end of data';
    return true;
  }

  #line(): string | undefined {
    const end = this.#rest.indexOf('\r\n');
    if (end < 0 && this.#rest.length > lineBytesMax) throw incomplete();
    if (end < 0) return undefined;
    const line = this.#rest.subarray(0, end).toString();
    this.#rest = this.#rest.subarray(end + 2);
    return line;
  }

  #begin(line: string): void {
    const length = /^([0-9a-f]+)(?:;.*)?$/i.exec(line)?.[1];
    if (length === undefined) throw incomplete();
    this.#left = Number.parseInt(length, 16);
    this.#state = this.#left ? 'data' : 'trailers';
  }

  #trailer(line: string): void {
    const at = line.indexOf(':');
    if (at > 0) this.trailers.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
    else this.#state = 'done';
  }
}

const incomplete = (): S3Error =>
  new S3Error(
    'IncompleteBody',
    'You did not provide the number of bytes specified by the Content-Length HTTP header',
    400,
  );
