import type { Files } from '#functions/_platform/ports/files.ts';

const pieceBytes = 1024 * 1024;

/** A file's bytes, piece by piece; the next piece is fetched while one is worked on. Each call begins anew. */
export const fileBytes = (files: Files, key: string, sizeBytes: number) =>
  async function* (): AsyncGenerator<Uint8Array> {
    const fetch = (start: number) => files.read(key, start, Math.min(start + pieceBytes, sizeBytes));
    let next = fetch(0);
    for (let start = 0; start < sizeBytes; start += pieceBytes) {
      const piece = await next;
      const following = start + pieceBytes;
      if (following < sizeBytes) {
        next = fetch(following);
        // A caller that stops reading early does not wait for it.
        next.catch(() => undefined);
      }
      yield piece;
    }
  };
