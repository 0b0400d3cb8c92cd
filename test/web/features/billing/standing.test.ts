import { subscriptionStatus } from '#shared/contracts/billing/subscription.ts';
import { canCancel, standingMessage } from '#web/src/features/billing/standing.ts';

describe('the status of a subscription', () => {
  it.each([
    ['trialing', 'Free trial', 'First billing date', true],
    ['active', 'Active', 'Next billing date', true],
    ['past-due', 'Payment due', 'Due since', true],
    ['cancelled', 'Ended', 'Ended on', false],
    ['granted', 'Granted', 'Access until', false],
    ['none', 'No subscription', 'Access until', false],
  ] as const)('%s is shown as %s', (status, message, endLabel, cancellable) => {
    const shown = { status, cancelsAtEnd: false };
    expect(standingMessage(shown)).toMatchObject({ status: message, endLabel });
    expect(canCancel(shown)).toBe(cancellable);
  });

  it('states the price before the first payment', () => {
    expect(standingMessage({ status: 'trialing', cancelsAtEnd: false }).note).toContain('$300');
  });

  it('shows after cancellation when access ends, and offers to resume but not to cancel', () => {
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
