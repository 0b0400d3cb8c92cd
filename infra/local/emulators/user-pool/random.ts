export type Random = {
  bytes: (count: number) => Buffer;
  uuid: () => string;
  digits: (count: number) => string;
};

export function uuidOf(bytes: Buffer): string {
  const hex = Buffer.from(bytes.subarray(0, 16));
  hex[6] = ((hex[6] ?? 0) & 0x0f) | 0x40;
  hex[8] = ((hex[8] ?? 0) & 0x3f) | 0x80;
  return hex.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function createRandom(bytes: (count: number) => Buffer): Random {
  return {
    bytes,
    uuid: () => uuidOf(bytes(16)),
    digits: (count) => String(bytes(6).readUIntBE(0, 6) % 10 ** count).padStart(count, '0'),
  };
}
