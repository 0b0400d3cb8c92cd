import type { DecisionView } from '#shared/contracts/decisions/decision.ts';
import { partsMessage } from '#web/src/features/decisions/parts-messages.ts';

type Part = DecisionView['adjustments'][number];

const part = (marketplace: Part['marketplace'], status: Part['status'], guided = false): Part => ({
  adjustmentId: '01KAHZ6M3Q0000000000000001',
  marketplace,
  status,
  message: null,
  guided,
});

describe('the message about the marketplaces that a decision has reached', () => {
  it('is shown if their states differ', () => {
    const adjustments = [part('fitpass', 'applied'), part('wellhub', 'failed'), part('totalpass', 'pending')];
    expect(partsMessage({ adjustments })).toBe('Failed on Wellhub · Sending to TotalPass · Done on Fitpass');
  });

  it('is shown if a person has to act', () => {
    expect(partsMessage({ adjustments: [part('classpass', 'pending', true)] })).toBe(
      'ClassPass waits for you',
    );
  });

  it('is left out if the status says the same', () => {
    expect(partsMessage({ adjustments: [] })).toBeNull();
    expect(
      partsMessage({ adjustments: [part('fitpass', 'applied'), part('wellhub', 'cancelled')] }),
    ).toBeNull();
    expect(partsMessage({ adjustments: [part('fitpass', 'failed'), part('wellhub', 'failed')] })).toBeNull();
  });
});
