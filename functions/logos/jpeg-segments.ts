/** One component of the picture, such as its brightness, as described by a frame. */
interface Component {
  readonly across: number;
  readonly down: number;
  readonly quantiser: number;
}

interface Frame {
  readonly isProgressive: boolean;
  readonly components: ReadonlyMap<number, Component>;
}

/** What is known about a picture from the segments read so far. */
export interface SeenSegments {
  frame: Frame | undefined;
  scans: number;
  /** Ids of the defined tables. Ids of code tables are preceded by their class. */
  readonly quantisers: Set<number>;
  readonly codes: Set<number>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const tableIdMax = 3;
const samplingMax = 4;
/** The most blocks that all components of an interleaved scan may have together. */
const blocksMax = 10;
const coefficients = 64;
const bitsShiftedMax = 13;
/** In a table of class 0, symbols are lengths in bits. */
const lengthBitsMax = 15;

const classOf = (byte: number): number => byte >> 4;
const idOf = (byte: number): number => byte & 0x0f;
const codesOf = (kind: 0 | 1, id: number): number => kind * 16 + id;

/**
 * Records quantisation tables, each with 64 values of one or two bytes.
 *
 * @returns false if a table is cut off or unknown
 */
export function recordQuantisers(data: Buffer, { quantisers }: SeenSegments): boolean {
  let at = 0;
  while (at < data.length) {
    const head = data[at] ?? 0;
    if (classOf(head) > 1 || idOf(head) > tableIdMax) return false;
    quantisers.add(idOf(head));
    at += 1 + coefficients * (1 + classOf(head));
  }
  return at === data.length;
}

/**
 * The number of symbols in a code table; undefined if the code lengths are invalid. No code may consist only of ones.
 */
function symbolsOf(counts: Buffer): number | undefined {
  let room = 1;
  let symbols = 0;
  for (const count of counts) {
    room = room * 2 - count;
    symbols += count;
    if (room < 1) return undefined;
  }
  return symbols > 256 ? undefined : symbols;
}

/**
 * Records code tables.
 *
 * @returns false if a table is invalid
 */
export function recordCodes(data: Buffer, { codes }: SeenSegments): boolean {
  let at = 0;
  while (at + 17 <= data.length) {
    const head = data[at] ?? 0;
    const symbols = symbolsOf(data.subarray(at + 1, at + 17));
    if (symbols === undefined || classOf(head) > 1 || idOf(head) > tableIdMax) return false;
    const end = at + 17 + symbols;
    const isLengths = classOf(head) === 0;
    if (isLengths && data.subarray(at + 17, end).some((symbol) => symbol > lengthBitsMax)) return false;
    codes.add(head);
    at = end;
  }
  return at === data.length;
}

function componentsOf(data: Buffer): Map<number, Component> | undefined {
  const components = new Map<number, Component>();
  for (let at = 0; at + 3 <= data.length; at += 3) {
    const [id = 0, sampling = 0, quantiser = 0] = data.subarray(at);
    const [across, down] = [classOf(sampling), idOf(sampling)];
    const isKnown = across >= 1 && across <= samplingMax && down >= 1 && down <= samplingMax;
    if (!isKnown || quantiser > tableIdMax || components.has(id)) return undefined;
    components.set(id, { across, down, quantiser });
  }
  return components;
}

/** Whether the size of each component divides that of the largest. Browsers show no other pictures. */
function fit(components: ReadonlyMap<number, Component>): boolean {
  const all = [...components.values()];
  const across = Math.max(...all.map((one) => one.across));
  const down = Math.max(...all.map((one) => one.down));
  return all.every((one) => across % one.across === 0 && down % one.down === 0);
}

/** Records a frame. It must have eight bits per sample, the picture's size, and one, three or four components. */
export function recordFrame(data: Buffer, seen: SeenSegments, size: Size, isProgressive: boolean): boolean {
  const count = data[5] ?? 0;
  if (data.length !== 6 + 3 * count || data[0] !== 8 || ![1, 3, 4].includes(count)) return false;
  if (data.readUInt16BE(1) !== size.height || data.readUInt16BE(3) !== size.width) return false;
  const components = componentsOf(data.subarray(6));
  if (seen.frame || !components || !fit(components)) return false;
  seen.frame = { isProgressive, components };
  return true;
}

/** The coefficients of a progressive picture that a scan contains, and which bits of them. */
interface Range {
  readonly first: number;
  readonly last: number;
  readonly before: number;
  readonly shift: number;
}

function isRange({ first, last, before, shift }: Range, components: number): boolean {
  const isFirst = first === 0;
  if (isFirst ? last !== 0 : first > last || last >= coefficients || components !== 1) return false;
  return shift <= bitsShiftedMax && (before === 0 || before === shift + 1);
}

/** The classes of the code tables that a scan uses. */
function classesOf({ isProgressive }: Frame, { first, before }: Range): readonly (0 | 1)[] {
  if (!isProgressive) return [0, 1];
  if (first > 0) return [1];
  return before === 0 ? [0] : [];
}

/**
 * Records a scan. Its components must belong to the frame, and its tables must be defined.
 *
 * @returns false if the scan cannot be decoded
 */
export function recordScan(data: Buffer, seen: SeenSegments): boolean {
  const { frame } = seen;
  const count = data[0] ?? 0;
  if (!frame || count < 1 || count > samplingMax || data.length !== 4 + 2 * count) return false;
  const [first = 0, last = 0, bits = 0] = data.subarray(1 + 2 * count);
  const range = { first, last, before: classOf(bits), shift: idOf(bits) };
  if (frame.isProgressive && !isRange(range, count)) return false;
  const classes = classesOf(frame, range);
  let blocks = 0;
  const shown = new Set<number>();
  for (let at = 1; at < 1 + 2 * count; at += 2) {
    const [id = 0, tables = 0] = data.subarray(at);
    const component = frame.components.get(id);
    if (!component || shown.has(id) || !seen.quantisers.has(component.quantiser)) return false;
    const idIn = [classOf(tables), idOf(tables)] as const;
    if (!classes.every((kind) => seen.codes.has(codesOf(kind, idIn[kind])))) return false;
    shown.add(id);
    blocks += component.across * component.down;
  }
  seen.scans += 1;
  return count === 1 || blocks <= blocksMax;
}
