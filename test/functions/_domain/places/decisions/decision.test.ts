import * as fc from 'fast-check';
import {
  allowedActions,
  approveDecision,
  rejectDecision,
  statusOnceApproved,
  type DecisionToJudge,
} from '#functions/_domain/places/decisions/decision.ts';
import { aClassToChange } from '#test/builders/a-class-to-change.ts';
import { aRecommendation } from '#test/builders/a-recommendation.ts';

const now = new Date('2026-11-23T12:00:00Z');
const aDecision = (given: Partial<DecisionToJudge> = {}): DecisionToJudge => ({
  status: 'pending-review',
  expiresAt: '2026-11-24T01:00:00.000Z',
  recommendations: [aRecommendation()],
  ...given,
});

describe('approving a decision', () => {
  it('sets the new places of each recommended marketplace from the current number', () => {
    expect(approveDecision(aDecision(), aClassToChange(), 'separate', now)).toEqual([
      { marketplace: 'fitpass', from: 4, to: 6 },
    ]);
  });

  it('skips marketplaces whose number stays the same', () => {
    const recommendations = [
      aRecommendation(),
      aRecommendation({
        marketplace: 'wellhub',
        action: 'maintain',
        slotChange: 0,
        placesFrom: 3,
        placesTo: 3,
      }),
    ];
    expect(approveDecision(aDecision({ recommendations }), aClassToChange(), 'separate', now)).toHaveLength(
      1,
    );
  });

  it('never goes below the sales of the channel', () => {
    const recommendations = [aRecommendation({ action: 'decrease', slotChange: -3, placesTo: 1 })];
    const [change] = approveDecision(aDecision({ recommendations }), aClassToChange(), 'separate', now);
    expect(change).toEqual({ marketplace: 'fitpass', from: 4, to: 2 });
  });

  it('skips marketplaces that reached the number since the decision', () => {
    const cls = aClassToChange({ allocations: { fitpass: 6 } });
    expect(approveDecision(aDecision(), cls, 'separate', now)).toEqual([]);
    const sold = aClassToChange({ bookedByChannel: { fitpass: 4 } });
    const recommendations = [aRecommendation({ action: 'decrease', slotChange: -3, placesTo: 1 })];
    expect(approveDecision(aDecision({ recommendations }), sold, 'separate', now)).toEqual([]);
  });

  it('refuses to open places of a cancelled class', () => {
    const cls = aClassToChange({ cancelledAt: '2026-11-23T11:00:00.000Z' });
    expect(() => approveDecision(aDecision(), cls, 'separate', now)).toThrow(
      'This class was cancelled. If it takes place after all, mark that in the class first.',
    );
  });

  it('refuses places that have been sold since', () => {
    const fuller = aClassToChange({ bookings: 15, bookedByChannel: { direct: 13, fitpass: 2 } });
    expect(() => approveDecision(aDecision(), fuller, 'separate', now)).toThrow(
      expect.objectContaining({ code: 'conflict' }),
    );
  });

  it('offers the same free place twice if inventory is shared', () => {
    const fuller = aClassToChange({ bookings: 15, bookedByChannel: { direct: 13, fitpass: 2 } });
    expect(approveDecision(aDecision(), fuller, 'shared', now)).toHaveLength(1);
  });

  it('allows a decrease even if more places are open than free', () => {
    const full = aClassToChange({ bookings: 20, bookedByChannel: { direct: 18, fitpass: 2 } });
    const recommendations = [aRecommendation({ action: 'decrease', slotChange: -1, placesTo: 3 })];
    expect(approveDecision(aDecision({ recommendations }), full, 'separate', now)).toEqual([
      { marketplace: 'fitpass', from: 4, to: 3 },
    ]);
  });

  it.each(['queued', 'executed', 'failed', 'rejected', 'superseded', 'expired'])(
    'refuses one that is %s',
    (status) => {
      const decision = aDecision({ status });
      const refusal = expect.objectContaining({ code: 'already-decided' });
      expect(() => approveDecision(decision, aClassToChange(), 'separate', now)).toThrow(refusal);
      expect(() => rejectDecision(decision, now)).toThrow(refusal);
      expect(allowedActions(decision, now)).toEqual([]);
    },
  );

  it('is possible before the cut-off and not at it', () => {
    const cutOff = new Date('2026-11-24T01:00:00.000Z');
    expect(allowedActions(aDecision(), new Date(cutOff.getTime() - 1))).toEqual(['approve', 'reject']);
    expect(allowedActions(aDecision(), cutOff)).toEqual([]);
    expect(() => approveDecision(aDecision(), aClassToChange(), 'separate', cutOff)).toThrow(
      expect.objectContaining({ code: 'decision-expired' }),
    );
  });

  it('never opens more separate inventory than is free, and never lowers a channel below its sales', () => {
    const few = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(few, few, few, few, few, (capacity, direct, fitpass, wellhub, to) => {
        const sold = { direct, fitpass: Math.min(fitpass, to + 5) };
        const bookings = sold.direct + sold.fitpass;
        fc.pre(bookings <= capacity);
        const cls = aClassToChange({
          totalCapacity: capacity,
          bookings,
          bookedByChannel: sold,
          allocations: { fitpass: sold.fitpass, wellhub: Math.min(wellhub, capacity - bookings) },
        });
        const decision = aDecision({ recommendations: [aRecommendation({ placesTo: to })] });
        let changes;
        try {
          changes = approveDecision(decision, cls, 'separate', now);
        } catch {
          return;
        }
        const places = changes[0]?.to ?? cls.allocations['fitpass']!;
        expect(places).toBe(Math.max(to, sold.fitpass));
        const open = places - sold.fitpass + (cls.allocations['wellhub'] ?? 0);
        expect(open).toBeLessThanOrEqual(capacity - bookings);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a decision's status", () => {
  it('is queued when approved, and executed if there is nothing to do', () => {
    expect(statusOnceApproved([{ marketplace: 'fitpass', from: 4, to: 6 }])).toBe('queued');
    expect(statusOnceApproved([])).toBe('executed');
  });
});
