import type { Files } from '#functions/_platform/ports/files.ts';

const pieceBytes = 1024 * 1024;

/**
 * Reads a file's bytes piece by piece. The next piece is fetched while the current one is processed. Each call starts
 * from the beginning.
 */
export const fileBytes = (files: Files, key: string, sizeBytes: number) =>
  async function* (): AsyncGenerator<Uint8Array> {
    const fetch = (start: number) => files.read(key, start, Math.min(start + pieceBytes, sizeBytes));
    let next = fetch(0);
    for (let start = 0; start < sizeBytes; start += pieceBytes) {
      const piece = await next;
      const following = start + pieceBytes;
      if (following < sizeBytes) {
        next = fetch(following);
        // A caller that stops reading early does not wait for the next piece.
        next.catch(() => undefined);
      }
      yield piece;
    }
  };
