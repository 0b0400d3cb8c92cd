import { crc32, inflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The bytes of a chunk in addition to its data: length, type and checksum. */
const frameBytes = 12;
/** The most memory that a picture may use while it is checked. */
const decodedBytesMax = 96 * 1024 * 1024;

const channelsByColour: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const depthsByColour: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
/** The start and steps of each pass of an interlaced picture: x, y, dx, dy. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks up to the last one; undefined if a chunk is cut off or has a wrong checksum. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  if (!bytes.subarray(0, signature.length).equals(signature)) return undefined;
  for (let at = signature.length; at + frameBytes <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + frameBytes + length;
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) return undefined;
    chunks.push({ type, data });
    if (type === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

interface Layout {
  /** For each pass, the number of rows and the bytes per row, without the byte for the row's filter. */
  readonly passes: readonly { readonly rows: number; readonly rowBytes: number }[];
  readonly bytes: number;
}

/** The layout of the picture's decompressed rows; undefined if the header is invalid. */
function layoutOf(header: Buffer): Layout | undefined {
  if (header.length !== 13) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = 0, packing, filtering, interlacing = 0] = header.subarray(8);
  if (!depthsByColour[colour]?.includes(depth) || packing !== 0 || filtering !== 0 || interlacing > 1)
    return undefined;
  const bits = depth * (channelsByColour[colour] ?? 1);
  const wanted = interlacing === 1 ? passes : ([[0, 0, 1, 1]] as const);
  const found = wanted
    .map(([x, y, dx, dy]) => ({
      rows: Math.max(0, Math.ceil((height - y) / dy)),
      rowBytes: Math.ceil((Math.max(0, Math.ceil((width - x) / dx)) * bits) / 8),
    }))
    .filter(({ rows, rowBytes }) => rows > 0 && rowBytes > 0);
  return { passes: found, bytes: found.reduce((sum, { rows, rowBytes }) => sum + rows * (rowBytes + 1), 0) };
}

function unpacked(chunks: readonly Chunk[], bytes: number): Buffer | undefined {
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  try {
    return inflateSync(packed, { maxOutputLength: bytes + 1 });
  } catch {
    return undefined;
  }
}

/** Whether every row uses a valid filter. */
function hasFilters(rows: Buffer, layout: Layout): boolean {
  let at = 0;
  for (const pass of layout.passes)
    for (let row = 0; row < pass.rows; row += 1, at += pass.rowBytes + 1)
      if ((rows[at] ?? 5) > 4) return false;
  return true;
}

/** Whether a PNG picture can be decoded to its last row. */
export function isWholePng(given: Uint8Array): boolean {
  const chunks = chunksOf(Buffer.from(given.buffer, given.byteOffset, given.byteLength));
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR') return false;
  const layout = layoutOf(header.data);
  if (!layout || layout.bytes > decodedBytesMax) return false;
  if (header.data[9] === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false;
  const rows = unpacked(chunks, layout.bytes);
  return rows?.length === layout.bytes && hasFilters(rows, layout);
}
