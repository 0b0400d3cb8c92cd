import { aClassView } from '#test/builders/a-class-view.ts';
import { shownOf } from '#web/src/features/schedule/use-shown.ts';

const head = {
  from: '2026-11-21',
  to: '2026-11-23',
  today: '2026-11-21',
  timezone: 'America/Mexico_City',
  currency: 'MXN',
  markedDays: [] as { kind: 'closed'; name: string; localDate: string }[],
} as const;
const first = aClassView({ classId: 'a' });
const second = aClassView({ classId: 'b', localDate: '2026-11-22', room: 'Studio B' });

describe('shownOf', () => {
  it('waits for the classes from the last loaded day while there are more pages', () => {
    const page = { ...head, classes: [first, second], cursor: 'next' };
    expect(shownOf([page], null)).toMatchObject({ waitingFrom: '2026-11-22', summary: { classes: 2 } });
    expect(shownOf([{ ...head, classes: [], cursor: 'next' }], null)?.waitingFrom).toBe('2026-11-21');
  });

  it('is complete after the last page, for one room or all', () => {
    const pages = [
      { ...head, classes: [first], cursor: 'next' },
      { ...head, classes: [second], cursor: null },
    ];
    expect(shownOf(pages, null)).toMatchObject({
      waitingFrom: null,
      summary: { classes: 2 },
      rooms: ['Studio A', 'Studio B'],
    });
    expect(shownOf(pages, 'Studio B')).toMatchObject({
      summary: { classes: 1 },
      rooms: ['Studio A', 'Studio B'],
    });
  });

  it('returns null before the first page', () => {
    expect(shownOf([], null)).toBeNull();
  });
});
