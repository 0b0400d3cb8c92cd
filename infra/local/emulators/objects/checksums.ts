import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Computes a checksum of a body while it is streamed, by one of the algorithms that clients use. */
export type Sum = { update: (chunk: Buffer) => void; base64: () => string };

const hash = (name: string): Sum => {
  const sum = createHash(name);
  return { update: (chunk) => void sum.update(chunk), base64: () => sum.digest('base64') };
};

function crc(): Sum {
  let sum = 0;
  return {
    update: (chunk) => {
      sum = crc32(chunk, sum);
    },
    base64: () => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(sum);
      return bytes.toString('base64');
    },
  };
}

const byHeader: Partial<Record<string, () => Sum>> = {
  'content-md5': () => hash('md5'),
  'x-amz-checksum-crc32': crc,
  'x-amz-checksum-sha1': () => hash('sha1'),
  'x-amz-checksum-sha256': () => hash('sha256'),
};

/** Starts a checksum for the header that will contain its expected value; undefined for an unsupported algorithm. */
export const sumFor = (header: string): Sum | undefined => byHeader[header]?.();

export const checksumHeaders = Object.keys(byHeader);
