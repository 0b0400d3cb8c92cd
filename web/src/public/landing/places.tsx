/** Squares in a row or a grid, one for each letter. The style sheet gives each letter its colour. */
export const Places = ({ cells, className }: { cells: string; className: string }) => (
  <span className={`places ${className}`} aria-hidden="true">
    {cells.split('').map((cell, at) => (
      <i key={`${at}${cell}`} className={`p-${cell}`} />
    ))}
  </span>
);
