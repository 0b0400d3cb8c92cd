import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { parseRows } from '#functions/imports/file/parse-rows.ts';
import { beginningOf, dialectOf, NotUtf8, utf8Of, type Open } from '#functions/imports/file/source.ts';
import type { Encoding } from '#functions/imports/file/decode.ts';
import { Failure } from '#shared/contracts/failure.ts';

interface Rows {
  readonly rows: string[][];
  readonly delimiter: string;
}

async function readAs(open: Open, head: Uint8Array, encoding: Encoding): Promise<Rows> {
  const dialect = dialectOf(head, encoding);
  const rows: string[][] = [];
  for await (const batch of parseRows(utf8Of(open, encoding), dialect)) rows.push(...batch);
  return { rows, delimiter: dialect.delimiter };
}

async function readWhole(open: Open): Promise<Rows> {
  const { head, encoding } = await beginningOf(open);
  return readAs(open, head, encoding).catch((error: unknown) => {
    if (error instanceof NotUtf8) return readAs(open, head, 'windows-1252');
    throw error;
  });
}

const quoteOpen = /quote is opened/;

/** The product refuses an unclosed quote. Here it is closed at the end of the file, as lenient libraries do. */
async function read(file: string): Promise<Rows> {
  const open: Open = () => createReadStream(file);
  const closed: Open = async function* () {
    yield* open();
    yield Buffer.from('"');
  };
  try {
    return await readWhole(open).catch((error: unknown) => {
      if (error instanceof Failure && quoteOpen.test(error.message)) return readWhole(closed);
      throw error;
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { rows: [], delimiter: '' };
  }
}

const results: Record<string, Rows> = {};
for (const file of process.argv.slice(2)) results[basename(file)] = await read(file);
process.stdout.write(`${JSON.stringify(results)}\n`);
