import {
  bookingMessage,
  numberMessage,
  type Signs,
} from '#web/src/features/integrations/signs/signs-messages.ts';

const signs: Signs = {
  marketplace: 'wellhub',
  lastBooking: { at: '2026-11-25T22:52:00.000Z', className: 'Yoga' },
  lastNumber: {
    at: '2026-11-25T23:04:00.000Z',
    places: 3,
    className: 'Pilates',
    classLocalDate: '2026-11-26',
    classLocalTime: '18:30',
    byPerson: false,
  },
};

describe('the last activity of a marketplace', () => {
  it('says when it happened and what it was', () => {
    expect(bookingMessage(signs, 'UTC')).toEqual({ when: 'Nov 25, 2026, 22:52', what: 'Yoga' });
    expect(numberMessage(signs, 'UTC')).toEqual({
      when: 'Nov 25, 2026, 23:04',
      what: '3 places: Pilates, Thu, Nov 26 at 18:30',
    });
    const lastNumber = { ...signs.lastNumber!, places: 1, byPerson: true };
    expect(numberMessage({ ...signs, lastNumber }, 'UTC').what).toMatch(/^1 place, set by you: Pilates/);
  });

  it('says if there is none', () => {
    const nothing: Signs = { marketplace: 'wellhub', lastBooking: null, lastNumber: null };
    expect(bookingMessage(nothing, 'UTC')).toEqual({ when: 'None in the last 7 days', what: '' });
    expect(numberMessage(nothing, 'UTC')).toEqual({ when: 'None yet', what: '' });
  });
});
