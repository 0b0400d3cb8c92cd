import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Scratch } from '../ports/scratch.ts';

const bufferedCharactersMax = 256 * 1024;

/** The folder for temporary files; on Lambda it has 512 MB. */
export const scratch = (): Scratch => ({
  create: async () => {
    const path = join(tmpdir(), `cupo-${randomUUID()}`);
    const file = await open(path, 'wx');
    let buffered: string[] = [];
    let characters = 0;
    let bytes = 0;
    const flush = async () => {
      const text = Buffer.from(buffered.join(''));
      buffered = [];
      characters = 0;
      bytes += text.length;
      await file.appendFile(text);
    };
    return {
      path,
      write: async (text) => {
        buffered.push(text);
        characters += text.length;
        if (characters >= bufferedCharactersMax) await flush();
      },
      close: async () => {
        await flush();
        await file.close();
        return bytes;
      },
      remove: () => rm(path, { force: true }),
    };
  },
});
