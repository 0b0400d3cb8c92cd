import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { longDay, monthDay, weekdayOf } from '../../ui/dates.ts';
import { placeAfter, type Place } from './grid-keys.ts';
import type { Matrix, Slot } from './matrix.ts';
import { SlotButton } from './slot-button.tsx';

interface Props {
  matrix: Matrix;
  today: string;
  currency: string;
  onOpen: (classId: string) => void;
}

type DaysStyle = CSSProperties & { '--days': number };

const DayHeading = ({ day, today }: { day: string; today: string }) => (
  <th scope="col" aria-label={longDay(day)} className="matrix-day" data-today={day === today || undefined}>
    <span className="matrix-weekday">{weekdayOf(day)}</span>{' '}
    <span className="matrix-date">{monthDay(day)}</span>
    {day === today && <span className="matrix-today">Today</span>}
  </th>
);

type CellProps = Omit<Props, 'matrix'> & { slot: Slot | null; day: string; place: Place; active: boolean };

function Cell({ slot, place, day, today, active, currency, onOpen }: CellProps) {
  const tabIndex = active ? 0 : -1;
  return (
    <td
      className="matrix-cell"
      data-place={`${place.row}-${place.column}`}
      data-today={day === today || undefined}
      {...(!slot && { tabIndex, 'aria-label': `No class, ${longDay(day)}` })}
    >
      {slot ? (
        <SlotButton slot={slot} currency={currency} onOpen={onOpen} tabIndex={tabIndex} />
      ) : (
        <span className="matrix-empty" />
      )}
    </td>
  );
}

/** Focus goes to the cell's button, or to the cell itself where there is none. */
function focusCell(grid: HTMLElement | null, { row, column }: Place): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`);
  const target = cell?.querySelector<HTMLElement>('button') ?? cell;
  target?.focus();
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** One stop of the Tab key: arrows move between cells, Enter opens. */
function useGridFocus(matrix: Matrix) {
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Place>({ row: 0, column: 0 });
  const last = { row: matrix.rows.length - 1, column: matrix.days.length - 1 };
  const active = { row: Math.min(focused.row, last.row), column: Math.min(focused.column, last.column) };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeAfter(event.key, active, last, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
    focusCell(grid.current, next);
  };
  const onFocus = (event: { target: Element }): void => {
    const place = event.target.closest('[data-place]')?.getAttribute('data-place')?.split('-').map(Number);
    if (place?.[0] !== undefined && place[1] !== undefined) setFocused({ row: place[0], column: place[1] });
  };
  return { grid, active, onKeyDown, onFocus };
}

/** The week (or whichever range) as a grid: time of day down, days across. */
export function ScheduleMatrix({ matrix, ...rest }: Props) {
  const { grid, active, onKeyDown, onFocus } = useGridFocus(matrix);
  const style: DaysStyle = { '--days': matrix.days.length };
  return (
    <div className="matrix" style={style}>
      <table
        ref={grid}
        // A table whose cells the arrow keys walk through is what ARIA calls a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label="Class schedule"
        className="matrix-grid"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            <th scope="col" className="matrix-time">
              Time
            </th>
            {matrix.days.map((day) => (
              <DayHeading key={day} day={day} today={rest.today} />
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map(({ time, slots }, row) => (
            <tr key={time}>
              <th scope="row" className="matrix-time">
                {time}
              </th>
              {slots.map((slot, column) => (
                <Cell
                  key={matrix.days[column]}
                  {...rest}
                  slot={slot}
                  day={matrix.days[column] ?? ''}
                  place={{ row, column }}
                  active={active.row === row && active.column === column}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
