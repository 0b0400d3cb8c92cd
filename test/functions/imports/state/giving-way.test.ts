import { givingWay, type Holder } from '#functions/imports/state/giving-way.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const minutes = (count: number): string => new Date(now.getTime() + count * 60_000).toISOString();

const holder = (
  importId: string,
  status: Holder['item']['status'],
  heldUntil: number,
  { begun = -10, working = false }: { begun?: number; working?: boolean } = {},
): Holder => ({
  permit: {
    studioId: 's',
    slot: importId,
    holder: 'import',
    holderId: importId,
    working,
    until: minutes(heldUntil),
  },
  item: {
    studioId: 's',
    importId,
    kind: 'schedule',
    fileName: 'file.csv',
    sizeBytes: 1,
    status,
    slot: importId,
    createdAt: minutes(begun),
    rowsChecked: 0,
    findingsTotal: 0,
    version: 1,
  },
});

const chosen = (...holders: Holder[]): string | undefined => givingWay(holders, now)?.item.importId;

describe('the import that gives way to a new upload', () => {
  it('is the one that has waited for its owner the longest', () => {
    expect(
      chosen(
        holder('b', 'awaiting-confirmation', 9),
        holder('a', 'awaiting-confirmation', 3),
        holder('c', 'awaiting-confirmation', 14),
      ),
    ).toBe('a');
  });

  it('is an upload that began long ago before a file that is still looked at', () => {
    expect(chosen(holder('a', 'awaiting-confirmation', 9), holder('b', 'uploading', 5))).toBe('b');
  });

  it('is one whose file may be arriving only if there is no other one', () => {
    const arriving = holder('a', 'uploading', 11, { begun: -4 });
    const later = holder('b', 'uploading', 13, { begun: -2 });
    expect(chosen(arriving, holder('c', 'awaiting-confirmation', 15))).toBe('c');
    expect(chosen(later, arriving)).toBe('a');
  });

  it('is one whose form has just ended its time', () => {
    expect(
      chosen(holder('a', 'uploading', 10, { begun: -5 }), holder('b', 'awaiting-confirmation', 12)),
    ).toBe('a');
  });

  it.each([
    ['analysing', false],
    ['checking', true],
    ['importing', true],
    ['awaiting-confirmation', true],
    ['cancelled', true],
  ] as const)('is never one that is %s (working: %s)', (status, working) => {
    expect(chosen(holder('a', status, 5, { working }))).toBeUndefined();
  });
});
