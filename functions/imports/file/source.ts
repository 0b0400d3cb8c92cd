import { importBytesMax } from '#shared/contracts/imports/import.ts';
import { sniffDialect, type Delimiter, type Dialect } from '#shared/core/csv/sniff-dialect.ts';
import { decodeText, guessEncoding, utf8From, utf8Watch, type Encoding } from './decode.ts';
import { otherKind } from '#shared/core/csv/other-kind.ts';
import { refusals } from './refusals.ts';

/** Opens a file from the beginning at every call. */
export type Open = () => AsyncIterable<Uint8Array>;

const headBytes = 64 * 1024;
/**
 * The rows of one piece are in memory together. More of them may outlive a collection of the youngest objects, which
 * then copies all of them.
 */
const pieceBytes = 64 * 1024;

/** The file's first bytes, up to `headBytes`. */
async function headOf(open: Open): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of open()) {
    parts.push(chunk.subarray(0, headBytes - bytes));
    bytes += chunk.length;
    if (bytes >= headBytes) break;
  }
  return Buffer.concat(parts);
}

export interface Beginning {
  readonly head: Uint8Array;
  readonly encoding: Encoding;
}

/**
 * Examines a file's beginning.
 *
 * @throws {Failure} `import-invalid` if it is empty or not text
 */
export async function beginningOf(open: Open): Promise<Beginning> {
  const head = await headOf(open);
  if (head.length === 0) throw refusals.empty();
  const encoding = guessEncoding(head);
  const other = otherKind(head, decodeText(head.subarray(0, 1024), encoding));
  if (other) throw refusals.kind(other);
  return { head, encoding };
}

/** The dialect of a file, from the complete lines of its beginning. */
export function dialectOf(head: Uint8Array, encoding: Encoding, known?: Delimiter): Dialect {
  const text = decodeText(head, encoding);
  const cut = head.length < headBytes ? -1 : text.lastIndexOf('\n');
  const found = sniffDialect(cut > 0 ? text.slice(0, cut) : text);
  return known ? { ...found, delimiter: known } : found;
}

/** The file looked like UTF-8 but is not. */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8';
}

/**
 * Reads the file as UTF-8, in pieces of bounded size.
 *
 * @throws {NotUtf8} if the file was taken for UTF-8 but is not
 * @throws {Failure} if it contains NUL or is too large
 */
export async function* utf8Of(open: Open, encoding: Encoding): AsyncGenerator<Buffer> {
  const toUtf8 = utf8From(encoding);
  const watch = encoding === 'utf-8' ? utf8Watch() : undefined;
  let bytes = 0;
  for await (const chunk of open()) {
    bytes += chunk.length;
    if (bytes > importBytesMax) throw refusals.bytes();
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      const piece = chunk.subarray(at, at + pieceBytes);
      if (watch && !watch.see(piece)) throw new NotUtf8();
      const decoded = toUtf8(piece);
      if (decoded.includes(0)) throw refusals.binary();
      yield decoded;
    }
  }
  if (watch && !watch.end()) throw new NotUtf8();
}
