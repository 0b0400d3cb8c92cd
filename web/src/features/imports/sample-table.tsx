interface Cell {
  /** The key is the column's position, because names may repeat. */
  key: string;
  text: string;
}

interface Props {
  label: string;
  head: readonly Cell[];
  rows: readonly { key: string; cells: readonly Cell[] }[];
}

/** Some rows of a file, unchanged. */
export const SampleTable = ({ label, head, rows }: Props) => (
  // A scrollable area must be reachable without a mouse.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <section className="scroll-x" tabIndex={0} aria-label={label}>
    <table className="plain-table example-table stacked-rows">
      <thead>
        <tr>
          {head.map(({ key, text }) => (
            <th key={key} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={cell.key} data-label={head[at]?.text}>
                {cell.text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
