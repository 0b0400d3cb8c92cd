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

  it.each([
    [{ expectedRevenueMinor: 800, gainBand: { lowMinor: 0, highMinor: 0 } }, 'likely $0, seldom much more'],
    [{ expectedRevenueMinor: -800, gainBand: { lowMinor: 0, highMinor: 0 } }, 'likely $0, seldom much less'],
    [
      { expectedRevenueMinor: 800, gainBand: { lowMinor: -300, highMinor: 200 } },
      'likely −$3 to +$2, seldom much more',
    ],
    [{ expectedRevenueMinor: 20, gainBand: { lowMinor: 0, highMinor: 0 } }, 'likely $0'],
  ])('of %j say when the expected amount comes from few futures', (given, expected) => {
    expect(bandMessage(aWaitingDecision(given))).toBe(expected);
  });

  it('add up variances of independent classes', () => {
    const twice = [
      aWaitingDecision({ expectedRevenueMinor: 58_000, gainSpreadMinor: 3_000 }),
      aWaitingDecision({ expectedRevenueMinor: 58_000, gainSpreadMinor: 4_000 }),
    ];
    // The standard deviation of the sum is 50, and the 80% range is 1.2816 of them to either side.
    expect(sumOf(twice)).toEqual({
      currency: 'USD',
      gainMinor: 116_000,
      gainBand: { lowMinor: 109_592, highMinor: 122_408 },
    });
    expect(sumOf(all).gainBand).toBeNull();
    expect(sumOf([]).gainBand).toBeNull();
    expect(sumOf([yoga])).toEqual({
      currency: 'USD',
      gainMinor: yoga.expectedRevenueMinor,
      gainBand: yoga.gainBand,
    });
    expect(aboutMessage(all)).toBe(', about +$136');
  });

  it('begin the range of a sum not below what the decisions may lose together', () => {
    const few = (lowMinor: number) =>
      [0, 1].map(() =>
        aWaitingDecision({
          expectedRevenueMinor: 2_000,
          gainSpreadMinor: 9_000,
          gainBand: { lowMinor, highMinor: 11_000 },
        }),
      );
    expect(sumOf(few(0)).gainBand!.lowMinor).toBe(0);
    expect(sumOf(few(500)).gainBand!.lowMinor).toBe(0);
    expect(sumOf(few(-1_000)).gainBand!.lowMinor).toBe(-2_000);
  });

  it.each([
    ['that often gain a booking', 0.22, 40],
    ['that gain in half of their futures', 0.5, 25],
    ['that seldom lose', 0.85, 60],
  ])('give the sum of decisions %s a range that is right eight times out of ten', (_, chance, decisions) => {
    const wonMinor = 11_000;
    const deviation = Math.sqrt(chance * (1 - chance)) * wonMinor;
    const one = aWaitingDecision({
      expectedRevenueMinor: Math.round(chance * wonMinor),
      gainSpreadMinor: Math.round(deviation),
      gainBand: { lowMinor: 0, highMinor: wonMinor },
    });
    const { lowMinor, highMinor } = sumOf(Array.from({ length: decisions }, () => one)).gainBand!;
    // The exact distribution of the number of decisions that gain.
    let probability = (1 - chance) ** decisions;
    let [below, inside] = [0, 0];
    for (let gaining = 0; gaining <= decisions; gaining += 1) {
      const sum = gaining * wonMinor;
      if (sum < lowMinor) below += probability;
      else if (sum <= highMinor) inside += probability;
      probability *= ((decisions - gaining) / (gaining + 1)) * (chance / (1 - chance));
    }
    expect(inside).toBeGreaterThan(0.75);
    expect(inside).toBeLessThan(0.87);
    expect(below).toBeLessThan(0.15);
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
