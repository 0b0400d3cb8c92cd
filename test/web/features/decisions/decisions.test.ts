import { listDecisions } from '#shared/contracts/decisions/list-decisions.ts';
import { bookedNowMessage } from '#web/src/features/decisions/booked-messages.ts';
import { sharePercent } from '#web/src/ui/numbers.ts';
import { confidenceLevel } from '#web/src/ui/confidence.ts';
import {
  leftAloneMessage,
  rejectedMessage,
  rejectionMessage,
  staysMessage,
  waitsMessage,
  withdrawnMessage,
} from '#web/src/features/decisions/waits-messages.ts';
import { moneyWonMessage, unsureMessage } from '#web/src/features/decisions/sure-messages.ts';
import { decisionTabs, tabOf } from '#web/src/features/decisions/tabs.ts';

describe('confidenceLevel', () => {
  it.each([
    [1, 'High'],
    [0.8, 'High'],
    [0.795, 'High'],
    [0.7949, 'Medium'],
    [0.6, 'Medium'],
    [0.595, 'Medium'],
    [0.5949, 'Low'],
    [0, 'Low'],
  ])('%d is %s', (confidence, level) => {
    expect(confidenceLevel(confidence)).toBe(level);
  });

  it('never contradicts the percentage shown next to it', () => {
    for (let thousandths = 0; thousandths <= 1000; thousandths += 1) {
      const percent = Number.parseInt(sharePercent(thousandths / 1000), 10);
      const expected = percent >= 80 ? 'High' : percent >= 60 ? 'Medium' : 'Low';
      expect([thousandths, confidenceLevel(thousandths / 1000)]).toEqual([thousandths, expected]);
    }
  });
});

describe('the number of bookings', () => {
  const decided = { bookings: 22, totalCapacity: 24, occupancyPercent: (22 / 24) * 100 };
  it.each([
    [null, '22/24 booked (92%) when this was decided'],
    [22, '22/24 booked (92%) when this was decided'],
    [23, '22/24 booked (92%) when this was decided, 23 now'],
  ])('by now: %p', (bookingsNow, message) => {
    expect(bookedNowMessage({ ...decided, bookingsNow })).toBe(message);
  });
});

describe('the share of possible gains and losses that a decision wins', () => {
  it('is shown if it was recorded', () => {
    expect(moneyWonMessage({ gainShare: 0.776 })).toBe(
      'Of what these changes may win or lose, 78% is won on average.',
    );
    expect(moneyWonMessage({ gainShare: null })).toBeNull();
  });

  it('explains why the decision was carried out although its confidence is below the threshold', () => {
    const executed = { confidence: 0.64, gainShare: 0.78, automaticThreshold: 0.7 };
    expect(unsureMessage(executed)).toBe(
      'Cupo carried this out by itself. Its confidence of 64% is below your threshold of 70%, but of what it may win or lose, 78% is won on average.',
    );
    expect(unsureMessage({ ...executed, confidence: 0.695 })).toBeNull();
    expect(unsureMessage({ ...executed, automaticThreshold: null })).toBeNull();
    expect(unsureMessage({ ...executed, gainShare: null })).toBeNull();
  });
});

describe('the reason why a decision is pending', () => {
  it('names the marketplaces whose places the owner set last', () => {
    const message = waitsMessage({ reason: 'held-by-hand', marketplaces: ['fitpass', 'wellhub'] });
    expect(message).toMatch('You decided the places of Fitpass and Wellhub for this class last');
  });

  it('explains the comparison group', () => {
    expect(waitsMessage({ reason: 'comparison', marketplaces: [] })).toMatch('in the comparison group');
  });
});

describe('a manual override', () => {
  it.each([
    ['refused', { status: 'rejected', undoneAt: null }, 'You refused this'],
    ['taken back', { status: 'executed', undoneAt: '2026-11-20T13:00:00.000Z' }, 'You took this back'],
  ] as const)('is shown for a decision that was %s', (_, decision, message) => {
    expect(staysMessage({ ...decision, heldByHand: ['fitpass', 'totalpass'] })).toBe(
      `${message}: nothing automatic changes the places of Fitpass and TotalPass for this class again, until you approve a recommendation for them.`,
    );
    expect(staysMessage({ ...decision, heldByHand: [] })).toBeNull();
  });

  it('is not shown for a decision that is pending or was carried out', () => {
    for (const status of ['pending-review', 'executed'] as const)
      expect(staysMessage({ status, undoneAt: null, heldByHand: ['fitpass'] })).toBeNull();
  });

  it('is shown for a class, with the way to end it', () => {
    expect(leftAloneMessage({ heldByHand: ['fitpass', 'kenko'], comparison: true })).toEqual([
      expect.stringMatching(/^You set the places of Fitpass and Kenko yourself. .* manage them again\.$/),
      expect.stringMatching(/^This class is in the comparison group: one class in ten is left alone/),
    ]);
    expect(leftAloneMessage({ heldByHand: [], comparison: false })).toEqual([]);
  });
});

describe('a decision that was withdrawn', () => {
  it.each([
    ['deleted', 'was deleted'],
    ['disabled', 'was switched off'],
  ] as const)('names the rule that was %s', (cause, message) => {
    const withdrawn = { at: '2026-11-23T12:05:00.000Z', rule: 'Boost', cause };
    expect(withdrawnMessage({ withdrawn })).toBe(
      `Withdrawn: your rule “Boost”, which asked for this, ${message}. Nothing was sent.`,
    );
    expect(withdrawnMessage({ withdrawn: null })).toBeNull();
  });
});

describe('a rejected recommendation', () => {
  const rejectedAt = '2026-11-23T12:05:00.000Z';
  const stays =
    'It is not recommended again until the bookings, the capacity or the terms of the class change clearly.';

  it("is shown for a decision, with the studio's local time", () => {
    expect(rejectedMessage({ rejectedAt }, 'America/Mexico_City')).toBe(
      `You rejected this on Nov 23, 2026 at 6:05 AM. ${stays}`,
    );
    expect(rejectedMessage({ rejectedAt: null }, 'America/Mexico_City')).toBeNull();
  });

  it('is shown for a class, with the recommended places', () => {
    const changes = [
      { marketplace: 'fitpass', places: 2 },
      { marketplace: 'wellhub', places: 5 },
    ] as const;
    const rejection = { decisionId: '01M7ZN6C4J0000000000000001', rejectedAt, changes: [...changes] };
    expect(rejectionMessage(rejection, 'UTC')).toBe(
      `You rejected this on Nov 23, 2026 at 12:05 PM: Fitpass at 2 and Wellhub at 5. ${stays}`,
    );
  });
});

describe('the tabs', () => {
  it('are those that the server supports', () => {
    for (const { id } of decisionTabs) expect(listDecisions.query.parse({ tab: id })).toEqual({ tab: id });
  });

  it('are read from the URL', () => {
    expect(tabOf('queued')).toBe('queued');
    expect(tabOf('rejected')).toBe('pending');
    expect(tabOf(null)).toBe('pending');
  });
});
