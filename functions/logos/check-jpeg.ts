const marker = {
  start: 0xd8,
  end: 0xd9,
  scan: 0xda,
  tables: 0xdb,
  codes: 0xc4,
} as const;

const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
/** Baseline, extended and progressive: what browsers show. */
const isShownFrame = (code: number): boolean => code >= 0xc0 && code <= 0xc2;
const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;

interface Seen {
  frames: number;
  scans: number;
  hasCodes: boolean;
  hasTables: boolean;
}

/** The place of the marker behind a scan's data; undefined where the data never end. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return undefined;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at;
  }
  return undefined;
}

/** Code tables whose codes fit their lengths. */
function areCodes(data: Buffer): boolean {
  let at = 0;
  while (at < data.length) {
    const counts = data.subarray(at + 1, at + 17);
    if (counts.length < 16) return false;
    let room = 1;
    for (const count of counts) {
      room = room * 2 - count;
      if (room < 0) return false;
    }
    at += 17 + counts.reduce((sum, count) => sum + count, 0);
  }
  return at === data.length;
}

function isFrameOf(data: Buffer, width: number, height: number): boolean {
  if (data.length < 6 || data.readUInt16BE(1) !== height || data.readUInt16BE(3) !== width) return false;
  const components = data[5] ?? 0;
  return [1, 3, 4].includes(components) && data.length === 6 + 3 * components;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Notes one segment. @returns false where it cannot be */
function note(code: number, data: Buffer, seen: Seen, { width, height }: Size): boolean {
  if (isFrame(code)) {
    seen.frames += 1;
    return isShownFrame(code) && seen.frames === 1 && isFrameOf(data, width, height);
  }
  if (code === marker.tables) seen.hasTables = true;
  if (code === marker.codes) {
    seen.hasCodes = true;
    return areCodes(data);
  }
  if (code !== marker.scan) return true;
  seen.scans += 1;
  return seen.frames === 1 && seen.hasTables && seen.hasCodes;
}

/** Whether a JPEG picture has all its segments, in an order that can be shown, to its end. */
export function isWholeJpeg(given: Uint8Array, size: Size): boolean {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const seen: Seen = { frames: 0, scans: 0, hasCodes: false, hasTables: false };
  let at = 2;
  while (at + 1 < bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (code === 0xff) at += 1;
    else if (code === marker.end) return seen.scans > 0;
    else {
      if (at + 4 > bytes.length) return false;
      const length = bytes.readUInt16BE(at + 2);
      const end = at + 2 + length;
      if (length < 2 || end > bytes.length || !note(code, bytes.subarray(at + 4, end), seen, size))
        return false;
      const next = code === marker.scan ? endOfScan(bytes, end) : end;
      if (next === undefined || (code === marker.scan && next === end)) return false;
      at = next;
    }
  }
  return false;
}
