import type { ClassChoice, MappingRow } from '#shared/contracts/integrations/mapping.ts';
import { choicesFor, emptyText, linkedByText } from '#web/src/features/integrations/mapping-messages.ts';

const row: MappingRow = {
  listingId: '1/2',
  name: 'Burn 45',
  room: null,
  startsAt: '2026-11-25T13:00:00.000Z',
  localDate: '2026-11-25',
  localTime: '07:00',
  state: 'unlinked',
  byHand: false,
  class: null,
};
const choice = (
  classId: string,
  className: string,
  localTime: string,
  localDate = '2026-11-25',
): ClassChoice => ({
  classId,
  className,
  room: 'Sala 1',
  localDate,
  localTime,
});

describe('the classes that a link can choose from', () => {
  it('are those of the same day, without duplicates, those at the same time first', () => {
    const choices = [
      choice('a', 'Boxeo', '06:00'),
      choice('b', 'Yoga', '07:00'),
      choice('c', 'Pilates', '07:00'),
      choice('d', 'Yoga', '07:00', '2026-11-26'),
      choice('b', 'Yoga', '07:00'),
    ];
    expect(choicesFor(row, choices).map(({ classId }) => classId)).toEqual(['c', 'b', 'a']);
  });
});

describe('the text about a link', () => {
  it.each([
    [{}, null],
    [{ state: 'linked', byHand: true }, 'Linked by you'],
    [{ state: 'linked' }, 'Matched'],
    [{ state: 'left-out', byHand: true }, 'Left out by you'],
    [{ state: 'left-out' }, 'Left out, as others of its name'],
  ] as const)('%j: %s', (over, said) => {
    expect(linkedByText({ ...row, ...over })).toBe(said);
  });

  it('says before the first read that the marketplace has not been read', () => {
    expect(emptyText('unlinked', 'Wellhub', false)).toBe('Wellhub has not been read yet. Press Read again.');
    expect(emptyText('unlinked', 'Wellhub', true)).toBe(
      'Every class that Wellhub lists is linked or left out.',
    );
  });
});
