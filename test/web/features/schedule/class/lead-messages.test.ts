import { aDetail } from '#test/builders/a-class-detail.ts';
import { aClassView } from '#test/builders/a-class-view.ts';
import type { Detail } from '#web/src/features/schedule/class/detail.ts';
import { shownMessage, stateMessage } from '#web/src/features/schedule/class/lead/lead-messages.ts';

const outlook = { ...aClassView().outlook, bookings: 16, bookingsLow: 14, bookingsHigh: 18 };

describe('the summary of a class', () => {
  it.each([
    ['expected', '10 booked · 16 expected of 20 places (likely 14 to 18)'],
    ['booked', '10 booked so far of 20 places'],
    ['was', '10 booked of 20 places'],
  ] as const)('with figures on the basis %s', (basis, message) => {
    expect(stateMessage(aClassView({ outlook: { ...outlook, basis } }))).toBe(message);
  });
});

type Shown = Detail['shown'][number];

/** Fitpass should show 8 places and Wellhub 2. */
const detail = (
  shows: Partial<Record<'fitpass' | 'wellhub', number>>,
  failed: readonly string[] = [],
): Detail => {
  const at = '2026-11-20T13:00:00.000Z';
  const confirmed = Object.fromEntries(Object.entries(shows).map(([name, slots]) => [name, { slots, at }]));
  const reported = (marketplace: Shown['marketplace']): Shown => ({
    marketplace,
    lastSeenAt: null,
    connection: 'connected',
    failed: failed.includes(marketplace),
  });
  return {
    ...aDetail(),
    class: aClassView({ allocations: { fitpass: 8, wellhub: 2 }, confirmed }),
    shown: [reported('fitpass'), reported('wellhub')],
  };
};

describe('the message about whether marketplaces show the latest numbers', () => {
  it.each([
    ['all do', detail({ fitpass: 8, wellhub: 2 }), 'success', 'Fitpass and Wellhub show the latest numbers'],
    ['one does', detail({ fitpass: 8 }), 'success', 'Fitpass shows the latest number'],
    [
      'one still shows another',
      detail({ fitpass: 5, wellhub: 2 }),
      'in-progress',
      'Fitpass does not show the latest number yet',
    ],
    [
      'one refused, which is worse',
      detail({ fitpass: 5, wellhub: 4 }, ['wellhub']),
      'error',
      'Wellhub did not take the latest number',
    ],
  ])('%s', (_name, given, type, text) => {
    expect(shownMessage(given)).toEqual({ type, text });
  });

  it('is left out if no number was sent to any marketplace', () => {
    expect(shownMessage(aDetail())).toBeNull();
    expect(shownMessage(detail({}))).toBeNull();
  });
});
