import { signedWholeMoney } from '#web/src/ui/money.ts';
import type { WaitingDecision } from '#shared/contracts/decisions/waiting-decision.ts';
import {
  aboutMessage,
  bandMessage,
  changesMessage,
  nameOf,
  sentMessage,
  sumOf,
} from '#web/src/features/decisions/waiting/bulk-messages.ts';
import {
  isDescending,
  isWaitingFiltered,
  readView,
  shownIn,
  sortedBy,
  writeView,
} from '#web/src/features/decisions/waiting/order.ts';
import { aWaitingDecision } from '#test/builders/a-waiting-decision.ts';

const viewOf = (query: string) => readView(new URLSearchParams(query));

const yoga = aWaitingDecision();
const spin = aWaitingDecision({
  className: 'Spin',
  classLocalDate: '2026-11-24',
  classStartsAt: '2026-11-24T13:00:00.000Z',
  confidence: 0.65,
  expectedRevenueMinor: 9_000,
  gainBand: null,
  decidedAt: '2026-11-23T11:00:00.000Z',
  changes: [{ marketplace: 'classpass', placesFrom: 0, placesTo: 1 }],
});
const barre = aWaitingDecision({ className: 'Barre', confidence: 0.95, expectedRevenueMinor: -1_200 });
const all = [yoga, spin, barre];
const names = (decisions: readonly WaitingDecision[]) => decisions.map(({ className }) => className);

describe('waiting decisions', () => {
  it.each([
    ['', ['Spin', 'Yoga', 'Barre']],
    ['order=reversed', ['Barre', 'Yoga', 'Spin']],
    ['sort=confidence', ['Barre', 'Yoga', 'Spin']],
    ['sort=class', ['Spin', 'Yoga', 'Barre']],
    ['sort=decided', ['Yoga', 'Barre', 'Spin']],
    ['sort=nonsense&day=never&confidence=Sure&marketplace=kenko', ['Spin', 'Yoga', 'Barre']],
    ['day=2026-11-24', ['Spin']],
    ['class=Barre', ['Barre']],
    ['marketplace=wellhub', ['Yoga', 'Barre']],
    ['confidence=Medium', ['Spin']],
    ['confidence=High&day=2026-11-25&sort=confidence', ['Barre', 'Yoga']],
  ])('are filtered and sorted as the URL query “%s” says', (query, expected) => {
    expect(names(shownIn(viewOf(query), all))).toEqual(expected);
  });

  it('keep their view in the URL without changing its other parameters', () => {
    const view = viewOf('tab=pending&day=2026-11-24&class=Spin&sort=class&order=reversed');
    const written = writeView(new URLSearchParams('tab=pending'), view);
    expect(written.get('tab')).toBe('pending');
    expect(readView(written)).toEqual(view);
    expect(isWaitingFiltered(view)).toBe(true);
    expect(writeView(written, viewOf('')).toString()).toBe('tab=pending');
    expect(isWaitingFiltered(viewOf('sort=class'))).toBe(false);
  });

  it('reverse their order on a second click on the same column, and only then', () => {
    const byWorth = viewOf('');
    expect(isDescending(byWorth)).toBe(true);
    expect(sortedBy(byWorth, 'worth')).toEqual({ sorting: 'worth', reversed: true });
    expect(sortedBy(viewOf('order=reversed'), 'worth')).toEqual({ sorting: 'worth', reversed: false });
    expect(sortedBy(viewOf('order=reversed'), 'class')).toEqual({ sorting: 'class', reversed: false });
    expect(isDescending(viewOf('sort=class'))).toBe(false);
  });
});

describe('the texts of waiting decisions', () => {
  it('list the changes in one line, increases first', () => {
    expect(changesMessage(yoga.changes)).toBe('+2 Wellhub, −1 Fitpass');
    expect(changesMessage([])).toBe('');
  });

  it('show an amount and its range in whole units', () => {
    expect([5_849, -5_850, 20, -20].map((minor) => signedWholeMoney(minor, 'USD'))).toEqual([
      '+$58',
      '−$59',
      '$0',
      '$0',
    ]);
    expect(bandMessage(yoga)).toBe('likely $0 to +$120');
    expect(bandMessage(spin)).toBeNull();
  });

  it('add up ranges of independent classes', () => {
    const twice = [
      aWaitingDecision({ gainBand: { lowMinor: 2_800, highMinor: 9_800 } }),
      aWaitingDecision({ gainBand: { lowMinor: 1_800, highMinor: 8_800 } }),
    ];
    // Deviations add as squares: 30 and 40 below give 50, and 40 and 30 above give 50.
    expect(sumOf(twice)).toEqual({
      currency: 'USD',
      gainMinor: 11_600,
      gainBand: { lowMinor: 6_600, highMinor: 16_600 },
    });
    expect(sumOf(all).gainBand).toBeNull();
    expect(sumOf([]).gainBand).toBeNull();
    expect(aboutMessage(all)).toBe(', about +$136');
  });

  it('say what will be sent and what the owner has to set manually', () => {
    expect(sentMessage(all)).toEqual([
      'Fitpass: 2 places fewer in 2 classes',
      'Wellhub: 4 places more in 2 classes',
      'ClassPass: 1 place more in 1 class. You set these there yourself; Logs lists them.',
    ]);
    expect(nameOf(yoga)).toBe('Yoga, Wed, Nov 25, 07:00');
  });
});
