import type { Virtualizer } from '@tanstack/react-virtual';
import { memo, useMemo, type CSSProperties } from 'react';
import * as messages from '#messages/schedule';
import { longDay, monthDay, weekdayOf } from '../../ui/dates.ts';
import type { Matrix, MatrixRow } from './matrix.ts';
import { SlotButton, type SlotActions } from './slot-button.tsx';
import type { Slot } from './slot.ts';
import { reasonOn } from './day-reason.ts';
import type { Head as ShownHead } from './use-shown.ts';
import { headHeightPx, useGridFocus, useMatrixWindow } from './use-matrix-window.ts';

export interface ViewProps extends SlotActions {
  matrix: Matrix;
  today: string;
  currency: string;
  markedDays: ShownHead['markedDays'];
  /** The day from which on classes may still be missing; null if all are loaded. */
  waitingFrom: string | null;
}

type CanvasStyle = CSSProperties & { '--days': number; '--row': string };

const columnStyle = (column: number): CSSProperties => ({ gridColumn: column + 2 });

interface HeadingProps {
  day: string;
  column: number;
  isToday: boolean;
  /** Why the day is unusual; empty if it is not. */
  reason: string;
}

const DayHeading = memo(function DayHeading({ day, column, isToday, reason }: HeadingProps) {
  return (
    <th
      scope="col"
      aria-colindex={column + 2}
      aria-label={[longDay(day), reason].filter(Boolean).join(', ')}
      className="matrix-day"
      {...(reason && { title: reason })}
      style={columnStyle(column)}
    >
      <span className="matrix-weekday">{weekdayOf(day)}</span>{' '}
      <span className="matrix-date">{monthDay(day)}</span>
      {reason && <span className="matrix-reason">{reason}</span>}
      {isToday && <span className="matrix-today">{messages.today}</span>}
    </th>
  );
});

interface CellProps extends SlotActions {
  slot: Slot | null;
  day: string;
  row: number;
  column: number;
  active: boolean;
  isToday: boolean;
  waiting: boolean;
  currency: string;
}

const Cell = memo(function Cell(props: CellProps) {
  const { slot, day, row, column, active, isToday, waiting, currency, onOpen, onList } = props;
  const tabIndex = active ? 0 : -1;
  const nothing = waiting ? messages.loadingTitle : messages.noClass;
  return (
    <td
      aria-colindex={column + 2}
      className="matrix-cell"
      style={columnStyle(column)}
      data-place={`${row}-${column}`}
      data-today={isToday || undefined}
      {...(!slot && { tabIndex, 'aria-label': `${nothing}, ${longDay(day)}` })}
    >
      {slot ? (
        <SlotButton slot={slot} currency={currency} onOpen={onOpen} onList={onList} tabIndex={tabIndex} />
      ) : (
        <span className={waiting ? 'matrix-waiting' : 'matrix-empty'} />
      )}
    </td>
  );
});

interface RowProps extends Omit<ViewProps, 'matrix' | 'markedDays'> {
  row: MatrixRow;
  index: number;
  days: readonly string[];
  /** The columns to draw, joined into a text, so that equal ones compare as equal. */
  columns: string;
  /** The column that takes the focus, if it is in this row. */
  activeColumn: number | null;
  heightPx: number;
}

const Row = memo(function Row(props: RowProps) {
  const { row, index, days, columns, activeColumn, heightPx, today, waitingFrom, ...rest } = props;
  return (
    <tr
      aria-rowindex={index + 2}
      className="matrix-row"
      style={{ transform: `translateY(${headHeightPx + index * heightPx}px)` }}
    >
      <th scope="row" aria-colindex={1} className="matrix-time">
        {row.time}
      </th>
      {columns.split(' ').map((text) => {
        const column = Number(text);
        const day = days[column] ?? '';
        return (
          <Cell
            key={day}
            {...rest}
            slot={row.slots[column] ?? null}
            day={day}
            row={index}
            column={column}
            active={activeColumn === column}
            isToday={day === today}
            waiting={waitingFrom !== null && day >= waitingFrom}
          />
        );
      })}
    </tr>
  );
});

const indexesOf = (virtualizer: Virtualizer<HTMLDivElement, Element>): number[] =>
  virtualizer.getVirtualItems().map(({ index }) => index);

interface HeadProps {
  days: readonly string[];
  /** The columns to draw. */
  columns: readonly number[];
  today: string;
  markedDays: ShownHead['markedDays'];
}

const Head = ({ days, columns, today, markedDays }: HeadProps) => (
  <thead>
    <tr aria-rowindex={1} className="matrix-row">
      <th scope="col" aria-colindex={1} className="matrix-time">
        {messages.time}
      </th>
      {columns.map((column) => (
        <DayHeading
          key={column}
          day={days[column] ?? ''}
          column={column}
          isToday={days[column] === today}
          reason={reasonOn(markedDays, days[column])}
        />
      ))}
    </tr>
  </thead>
);

/** The range as a grid: time of day down, days across. Only the visible part is drawn. */
export function ScheduleMatrix({ matrix, markedDays, ...rest }: ViewProps) {
  const { days, rows } = matrix;
  const focus = useGridFocus(rows.length, days.length);
  const { scroller, rowWindow, columnWindow, rowHeightPx } = useMatrixWindow(rows.length, days.length, focus);
  const columns = indexesOf(columnWindow);
  const columnsText = columns.join(' ');
  const style: CanvasStyle = useMemo(
    () => ({
      '--days': days.length,
      '--row': `${rowHeightPx}px`,
      blockSize: headHeightPx + rows.length * rowHeightPx,
    }),
    [days.length, rows.length, rowHeightPx],
  );
  return (
    <div ref={scroller} className="matrix">
      <table
        // A table whose cells the arrow keys walk through is what ARIA calls a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={messages.classSchedule}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        className="matrix-canvas"
        style={style}
        onKeyDown={focus.onKeyDown}
        onFocus={focus.onFocus}
      >
        <Head days={days} columns={columns} today={rest.today} markedDays={markedDays} />
        <tbody>
          {indexesOf(rowWindow).map((index) => {
            const row = rows[index];
            const activeColumn = focus.active.row === index ? focus.active.column : null;
            return (
              row && (
                <Row
                  key={row.time}
                  {...rest}
                  row={row}
                  index={index}
                  days={days}
                  columns={columnsText}
                  activeColumn={activeColumn}
                  heightPx={rowHeightPx}
                />
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
