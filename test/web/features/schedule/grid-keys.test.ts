import { placeAfter } from '#web/src/features/schedule/grid-keys.ts';

const last = { row: 9, column: 6 };
const at = { row: 4, column: 3 };

describe('placeAfter', () => {
  it.each([
    ['ArrowUp', { row: 3, column: 3 }],
    ['ArrowDown', { row: 5, column: 3 }],
    ['ArrowLeft', { row: 4, column: 2 }],
    ['ArrowRight', { row: 4, column: 4 }],
    ['Home', { row: 4, column: 0 }],
    ['End', { row: 4, column: 6 }],
    ['PageUp', { row: 0, column: 3 }],
    ['PageDown', { row: 9, column: 3 }],
  ])('%s leads to %p', (key, place) => {
    expect(placeAfter(key, at, last, false)).toEqual(place);
  });

  it('stays inside the grid', () => {
    expect(placeAfter('ArrowUp', { row: 0, column: 0 }, last, false)).toEqual({ row: 0, column: 0 });
    expect(placeAfter('ArrowRight', last, last, false)).toEqual(last);
  });

  it('reaches the corners with Ctrl, and ignores other keys', () => {
    expect(placeAfter('Home', at, last, true)).toEqual({ row: 0, column: 0 });
    expect(placeAfter('End', at, last, true)).toEqual(last);
    expect(placeAfter('Enter', at, last, false)).toBeNull();
    expect(placeAfter('a', at, last, true)).toBeNull();
  });
});
