import type { ImportField } from '#shared/contracts/imports/fields.ts';
import { previewRowsMax } from '#shared/contracts/imports/limits.ts';
import type { ReadingPlan } from '#shared/contracts/imports/plan.ts';
import type { PreviewRow } from '#shared/contracts/imports/preview.ts';
import type { FileRecord } from '#shared/core/csv/convert-row.ts';
import { UnusualRows } from '#shared/core/csv/unusual-rows.ts';
import { fieldOfColumn } from '../reading/column-names.ts';

const firstMax = 4;
const failingMax = 4;
const shownCharactersMax = 120;

interface SampledRow {
  readonly row: number;
  readonly record: FileRecord;
}

const shown = (text: string): string =>
  text.length > shownCharactersMax ? `${text.slice(0, shownCharactersMax)}…` : text;

const valuesOf = (fields: readonly ImportField[], textOf: (field: ImportField) => string) =>
  fields.map((field) => ({ field, text: shown(textOf(field)) }));

/**
 * Chooses the rows that a person sees before a file is imported: the first ones, the most unusual ones, and some that
 * fail.
 */
export class SampleRows {
  readonly #fields: readonly ImportField[];
  readonly #columnOf: ReadonlyMap<ImportField, number>;
  readonly #values: Partial<Record<ImportField, string>>;
  readonly #first: SampledRow[] = [];
  readonly #failing: PreviewRow[] = [];
  readonly #unusual = new UnusualRows<SampledRow>();

  constructor({ columns, values = {} }: ReadingPlan) {
    this.#columnOf = new Map(columns.flatMap((fields, at) => fields.map((field) => [field, at] as const)));
    this.#values = values;
    this.#fields = [...new Set([...this.#columnOf.keys(), ...(Object.keys(values) as ImportField[])])];
  }

  /** Adds a row that can be stored. */
  add(row: number, record: FileRecord, cells: readonly string[]): void {
    const sampled = { row, record };
    if (this.#first.length < firstMax) this.#first.push(sampled);
    this.#unusual.add(sampled, record, (field) => cells[this.#columnOf.get(field) ?? -1] ?? '');
  }

  addFailing(row: number, cells: readonly string[], paths: readonly string[]): void {
    if (this.#failing.length >= failingMax) return;
    const wrong = new Set(paths.map(fieldOfColumn));
    this.#failing.push({
      row,
      why: 'failing',
      unusual: null,
      values: valuesOf(this.#fields, (field) => {
        const column = this.#columnOf.get(field);
        return (column === undefined ? this.#values[field] : cells[column]) ?? '';
      }),
      failing: this.#fields.filter((field) => wrong.has(field)),
    });
  }

  rows(): PreviewRow[] {
    const stored = ({ row, record }: SampledRow) => ({
      row,
      values: valuesOf(this.#fields, (field) => record[field] ?? ''),
      failing: [],
    });
    const first = this.#first.map((sampled) => ({
      ...stored(sampled),
      why: 'first' as const,
      unusual: null,
    }));
    const unusual = this.#unusual
      .strangest(previewRowsMax - firstMax - failingMax)
      .map(({ row: sampled, field, oddity }) => ({
        ...stored(sampled),
        why: 'unusual' as const,
        unusual: { field, oddity },
      }));
    const reported = new Set(unusual.map(({ row }) => row));
    return [...first.filter(({ row }) => !reported.has(row)), ...unusual, ...this.#failing];
  }
}
