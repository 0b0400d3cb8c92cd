import { subscriptionStatus } from '#shared/contracts/billing/subscription.ts';
import { canCancel, standingMessage } from '#web/src/features/billing/standing.ts';

describe('how a subscription stands', () => {
  it.each([
    ['trialing', 'Free trial', 'First billing date', true],
    ['active', 'Active', 'Next billing date', true],
    ['past-due', 'Payment due', 'Due since', true],
    ['cancelled', 'Ended', 'Ended on', false],
    ['granted', 'Granted', 'Access until', false],
    ['none', 'No subscription', 'Access until', false],
  ] as const)('%s is said as %s', (status, message, endLabel, cancellable) => {
    const shown = { status, cancelsAtEnd: false };
    expect(standingMessage(shown)).toMatchObject({ status: message, endLabel });
    expect(canCancel(shown)).toBe(cancellable);
  });

  it('names the price before the first payment', () => {
    expect(standingMessage({ status: 'trialing', cancelsAtEnd: false }).note).toContain('$300');
  });

  it('once cancelled ends, can be resumed, and cannot be cancelled again', () => {
    for (const status of subscriptionStatus.options) {
      expect(standingMessage({ status, cancelsAtEnd: true })).toMatchObject({
        status: 'Cancelled',
        endLabel: 'Access until',
        note: expect.stringContaining('resume'),
      });
      expect(canCancel({ status, cancelsAtEnd: true })).toBe(false);
    }
  });
});
