interface Size {
  readonly width: number;
  readonly height: number;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

const headBytes = 12;
const chunkHeadBytes = 8;
/** The size of an animation frame's header. */
const frameHeadBytes = 16;
/** The highest number of an encoding profile for lossy frames. */
const profileMax = 3;

/** The chunks in a range of bytes; undefined if a chunk is cut off. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + chunkHeadBytes <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + chunkHeadBytes + length;
    if (end > bytes.length) return undefined;
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + chunkHeadBytes, end),
    });
    at = end + (length % 2);
  }
  return at >= bytes.length ? chunks : undefined;
}

/** The size that a lossy frame states. The frame's first partition must fit inside the frame. */
function lossySize(data: Buffer): Size | undefined {
  if (data.length < 11 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  const tag = data.readUIntLE(0, 3);
  const isKeyFrame = (tag & 1) === 0;
  const isShown = ((tag >> 4) & 1) === 1;
  if (!isKeyFrame || !isShown || ((tag >> 1) & 7) > profileMax) return undefined;
  if (10 + (tag >> 5) > data.length) return undefined;
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

function losslessSize(data: Buffer): Size | undefined {
  if (data.length < 6 || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

const sizeOf = ({ type, data }: Chunk): Size | undefined =>
  type === 'VP8 ' ? lossySize(data) : losslessSize(data);
const isPicture = ({ type }: Chunk): boolean => type === 'VP8 ' || type === 'VP8L';

/** Whether these chunks contain exactly one picture, of the given size. */
function hasPicture(chunks: readonly Chunk[] | undefined, wanted: Size): boolean {
  const [picture, ...others] = chunks?.filter(isPicture) ?? [];
  const size = picture && sizeOf(picture);
  return size?.width === wanted.width && size.height === wanted.height && others.length === 0;
}

/** Checks an animation frame: it must fit inside the picture and contain one picture of the frame's own size. */
function isFrame({ data }: Chunk, { width, height }: Size): boolean {
  if (data.length < frameHeadBytes) return false;
  const frame = { width: data.readUIntLE(6, 3) + 1, height: data.readUIntLE(9, 3) + 1 };
  const [x, y] = [2 * data.readUIntLE(0, 3), 2 * data.readUIntLE(3, 3)];
  if (x + frame.width > width || y + frame.height > height) return false;
  return hasPicture(chunksOf(data.subarray(frameHeadBytes)), frame);
}

/** Whether a WebP picture has all of its chunks, and they match the size that it states. */
export function isWholeWebp(given: Uint8Array, size: Size): boolean {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  if (bytes.length < headBytes) return false;
  const end = chunkHeadBytes + bytes.readUInt32LE(4);
  if (end > bytes.length) return false;
  const chunks = chunksOf(bytes.subarray(headBytes, end));
  const frames = chunks?.filter(({ type }) => type === 'ANMF') ?? [];
  return frames.length > 0 ? frames.every((frame) => isFrame(frame, size)) : hasPicture(chunks, size);
}
