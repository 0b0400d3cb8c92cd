const rowsMax = 600;
const charactersMax = 48;

/** A sample of rows spread evenly over a file of any length, with shortened cells, for comparing several columns. */
export class RowSample {
  #rows: string[][] = [];
  #stride = 1;
  #seen = 0;

  add(row: readonly string[]): void {
    if (this.#seen % this.#stride === 0) {
      this.#rows.push(row.map((cell) => (cell.length > charactersMax ? cell.slice(0, charactersMax) : cell)));
      if (this.#rows.length > rowsMax) {
        this.#rows = this.#rows.filter((_, at) => at % 2 === 0);
        this.#stride *= 2;
      }
    }
    this.#seen += 1;
  }

  rows(): readonly (readonly string[])[] {
    return this.#rows;
  }
}
