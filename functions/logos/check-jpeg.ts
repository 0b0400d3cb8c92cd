import {
  recordCodes,
  recordFrame,
  recordQuantisers,
  recordScan,
  type SeenSegments,
  type Size,
} from './jpeg-segments.ts';

const marker = {
  end: 0xd9,
  scan: 0xda,
  quantisers: 0xdb,
  codes: 0xc4,
  restarts: 0xdd,
} as const;
const progressive = 0xc2;

/** Baseline, extended and progressive are the kinds that browsers can show. */
const isShownFrame = (code: number): boolean => code >= 0xc0 && code <= progressive;
const isRestart = (code: number): boolean => code >= 0xd0 && code <= 0xd7;
/** Whether a segment contains only application data or a comment. */
const isNote = (code: number): boolean => (code >= 0xe0 && code <= 0xef) || code === 0xfe;

/** The position of the marker after a scan's data; undefined if the data never end. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return undefined;
    if (code !== 0 && code !== 0xff && !isRestart(code)) return at;
  }
  return undefined;
}

/**
 * Records one segment.
 *
 * @returns false if the picture cannot be shown
 */
function note(code: number, data: Buffer, seen: SeenSegments, size: Size): boolean {
  if (isShownFrame(code)) return recordFrame(data, seen, size, code === progressive);
  switch (code) {
    case marker.quantisers:
      return recordQuantisers(data, seen);
    case marker.codes:
      return recordCodes(data, seen);
    case marker.scan:
      return recordScan(data, seen);
    case marker.restarts:
      return data.length === 2;
    default:
      return isNote(code);
  }
}

/** Whether a JPEG picture has all its segments up to its end, in an order that can be shown. */
export function isWholeJpeg(given: Uint8Array, size: Size): boolean {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const seen: SeenSegments = { frame: undefined, scans: 0, quantisers: new Set(), codes: new Set() };
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
