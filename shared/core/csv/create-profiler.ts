import { ColumnProfile } from './column-profile.ts';
import { findHeader, statedHeaderAt, headRowsMax, leftOut, type Header } from './layout.ts';
import { columnOf } from './column-fit.ts';
import type { FileKind } from './plan.ts';
import type { Understanding } from './understanding.ts';
import { RowSample } from './row-sample.ts';
import { fold } from './text.ts';
import { understand, type FileProfile } from './understand.ts';

/** Takes a file's rows one after another and finally returns how to read them. */
export interface Profiler {
  readonly add: (row: readonly string[]) => void;
  /** The number of data rows so far. */
  readonly rowCount: () => number;
  /** The statistics of the rows. Ends the profiling. */
  readonly profile: () => FileProfile;
  /** The same, interpreted. */
  readonly conclude: () => Understanding;
}

const previewRowsMax = 3;
const previewCharactersMax = 200;

interface Layout {
  readonly header: Header;
  readonly titles: readonly string[];
  readonly folded: readonly string[];
}

function layoutOf(head: readonly (readonly string[])[], headerRow: number | undefined): Layout {
  const stated = headerRow === undefined ? undefined : statedHeaderAt(head, headerRow);
  const header = stated ?? findHeader(head);
  const cells = header.at < 0 ? [] : (head[header.at] ?? []);
  const titles = Array.from({ length: header.width }, (_, at) => {
    const title = (cells[at] ?? '').replace(/^\uFEFF/, '').trim();
    return title === '' ? `Column ${at + 1}` : title.slice(0, previewCharactersMax);
  });
  return { header, titles, folded: cells.map(fold) };
}

class Reading {
  readonly #layout: Layout;
  readonly #profiles: ColumnProfile[];
  readonly #sample = new RowSample();
  readonly #preview: string[][] = [];
  readonly #left = { total: 0, note: 0, header: 0 };
  #rows = 0;
  #ragged = 0;

  constructor(layout: Layout) {
    this.#layout = layout;
    this.#profiles = layout.titles.map(() => new ColumnProfile());
  }

  add(row: readonly string[]): void {
    const left = leftOut(row, this.#layout.folded);
    if (left !== undefined) {
      if (left !== 'blank') this.#left[left] += 1;
      return;
    }
    this.#rows += 1;
    if (this.#preview.length < previewRowsMax)
      this.#preview.push(row.map((cell) => cell.slice(0, previewCharactersMax)));
    const width = this.#profiles.length;
    if (row.length !== width && !isSameWidth(row, width)) {
      this.#ragged += 1;
      return;
    }
    for (let at = 0; at < width; at += 1) this.#profiles[at]?.add(row[at] ?? '');
    this.#sample.add(row);
  }

  get rowCount(): number {
    return this.#rows;
  }

  conclude(kind: FileKind): FileProfile {
    const { header, titles } = this.#layout;
    return {
      kind,
      titles,
      columns: this.#profiles.map((profile, at) =>
        columnOf(header.at < 0 ? '' : (titles[at] ?? ''), profile.conclude()),
      ),
      header,
      sample: this.#sample.rows(),
      previewRows: this.#preview,
      leftOut: this.#left,
      rowCount: this.#rows,
      raggedRows: this.#ragged,
    };
  }
}

/** Empty cells beyond the header's width do not matter. */
const isSameWidth = (row: readonly string[], width: number): boolean =>
  row.length > width && row.slice(width).every((cell) => cell.trim() === '');

/**
 * Starts profiling a file. Rows are added in the file's order, including blank ones, because the header's position
 * counts them. Every row is examined, and memory stays bounded whatever their number.
 *
 * @param headerRow the header's row if a person selects it, the first being 1 and 0 meaning none; detected if
 * omitted
 */
export function createProfiler(kind: FileKind, headerRow?: number): Profiler {
  let head: (readonly string[])[] = [];
  let reading: Reading | undefined;
  const begin = (): Reading => {
    const layout = layoutOf(head, headerRow);
    const begun = new Reading(layout);
    for (const row of head.slice(layout.header.at + 1)) begun.add(row);
    head = [];
    return begun;
  };
  const profile = (): FileProfile => (reading ?? begin()).conclude(kind);
  return {
    add: (row) => {
      if (reading) reading.add(row);
      else if (head.push(row) >= headRowsMax) reading = begin();
    },
    rowCount: () => reading?.rowCount ?? 0,
    profile,
    conclude: () => understand(profile()),
  };
}
