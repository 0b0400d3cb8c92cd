import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { placeAfter, type Place } from './grid-keys.ts';

/** The sizes of the style sheet: a row at its lowest, the heading, the column of times at its narrowest, the narrowest day. */
const rowHeightPxMin = 100;
export const headHeightPx = 44;
const timeWidthPx = 120;
const dayWidthPx = 140;
/** The space above and below the class of a cell. */
const cellPaddingPx = 8;

/** Rows and columns drawn beyond the visible part, so that a short scroll shows no gap. */
const rowsBeyond = 2;
const columnsBeyond = 1;

export interface GridFocus {
  active: Place;
  /** The cell that gets the focus once it is drawn. Cleared when it has it. */
  wanted: RefObject<Place | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: (event: { target: Element }) => void;
}

const isCell = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[data-place]') !== null;

/** One stop of the Tab key: arrows move between cells, Enter opens. */
export function useGridFocus(rows: number, columns: number): GridFocus {
  const wanted = useRef<Place | null>(null);
  const [focused, setFocused] = useState<Place>({ row: 0, column: 0 });
  const last = { row: rows - 1, column: columns - 1 };
  const active = { row: Math.min(focused.row, last.row), column: Math.min(focused.column, last.column) };
  return {
    active,
    wanted,
    onKeyDown: (event) => {
      const next = isCell(event.target) ? placeAfter(event.key, active, last, event.ctrlKey) : null;
      if (!next) return;
      event.preventDefault();
      wanted.current = next;
      setFocused(next);
    },
    onFocus: ({ target }) => {
      const place = target.closest('[data-place]')?.getAttribute('data-place')?.split('-').map(Number);
      const [row, column] = place ?? [];
      if (row === undefined || column === undefined) return;
      if (row !== focused.row || column !== focused.column) setFocused({ row, column });
    },
  };
}

/** The visible cells, and the one with the focus wherever it is. */
const withActive =
  (active: number) =>
  (range: Range): number[] =>
    [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b);

/** Focus goes to the cell's button, or to the cell itself if it has no button. */
function focusCell(scroller: HTMLElement | null, { row, column }: Place): void {
  const cell = scroller?.querySelector<HTMLElement>(`[data-place="${row}-${column}"]`);
  const target = cell?.querySelector<HTMLElement>('button') ?? cell;
  target?.focus({ preventScroll: true });
}

/**
 * The size before it is measured: as much as can be seen at most. Drawing begins with it, in a render that may be
 * interrupted.
 */
const wholeScreen = (): { width: number; height: number } => ({ width: innerWidth, height: innerHeight });

const drawnIn = (scroller: HTMLElement | null): Element[] => [
  ...(scroller?.querySelectorAll('.slot-open') ?? []),
];

/**
 * The height of every row: as much as the tallest class drawn so far needs. Names take more lines in other languages, and
 * people may set wider spaces between letters and lines.
 */
function useRowHeight(scroller: RefObject<HTMLDivElement | null>): number {
  const [heightPx, setHeightPx] = useState(rowHeightPxMin);
  const [growTo] = useState(() => (classes: readonly Element[]) => {
    const tallest = Math.max(0, ...classes.map((cls) => cls.getBoundingClientRect().height));
    setHeightPx((now) => Math.max(now, Math.ceil(tallest) + cellPaddingPx));
  });
  const [sizes] = useState(
    () => new ResizeObserver((entries) => growTo(entries.map(({ target }) => target))),
  );
  // Measured before the first picture, so that nothing moves in it.
  useLayoutEffect(() => growTo(drawnIn(scroller.current)), [growTo, scroller]);
  useEffect(() => () => sizes.disconnect(), [sizes]);
  useLayoutEffect(() => {
    for (const cls of drawnIn(scroller.current)) sizes.observe(cls);
  });
  return heightPx;
}

/** If all rows grow, the first visible one stays where it is. */
function useSteadyRows(
  scroller: RefObject<HTMLDivElement | null>,
  heightPx: number,
  measure: () => void,
): void {
  const before = useRef(heightPx);
  useLayoutEffect(() => {
    const grownPx = heightPx - before.current;
    if (grownPx === 0) return;
    const first = Math.floor((scroller.current?.scrollTop ?? 0) / before.current);
    scroller.current?.scrollBy({ top: first * grownPx, behavior: 'instant' });
    before.current = heightPx;
    measure();
  }, [scroller, heightPx, measure]);
}

/**
 * The rows and columns that are drawn. Days have at least the given width; if all fit, they share the remaining width.
 */
export function useMatrixWindow(rows: number, columns: number, { active, wanted }: GridFocus) {
  const scroller = useRef<HTMLDivElement>(null);
  const heightPx = useRowHeight(scroller);
  // It concerns React's compiler, which does not build this app.
  // oxlint-disable-next-line react/incompatible-library
  const rowWindow = useVirtualizer<HTMLDivElement, Element>({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => heightPx,
    paddingStart: headHeightPx,
    scrollPaddingStart: headHeightPx,
    initialRect: wholeScreen(),
    overscan: rowsBeyond,
    rangeExtractor: withActive(active.row),
    useFlushSync: false,
  });
  const columnWindow = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: columns,
    getScrollElement: () => scroller.current,
    estimateSize: () => dayWidthPx,
    paddingStart: timeWidthPx,
    scrollPaddingStart: timeWidthPx,
    initialRect: wholeScreen(),
    overscan: columnsBeyond,
    rangeExtractor: withActive(active.column),
    useFlushSync: false,
  });
  useSteadyRows(scroller, heightPx, rowWindow.measure);
  useLayoutEffect(() => {
    const to = wanted.current;
    if (!to) return;
    wanted.current = null;
    rowWindow.scrollToIndex(to.row);
    columnWindow.scrollToIndex(to.column);
    focusCell(scroller.current, to);
  });
  return { scroller, rowWindow, columnWindow, rowHeightPx: heightPx };
}
