import * as fc from 'fast-check';
import {
  arrivedStates,
  decisionStateOf,
  isUnderway,
  partStates,
  type PartState,
} from '#shared/core/states/decision-state.ts';

const parts = (...states: PartState[]) => states.map((status) => ({ status }));

describe('the state of an executed decision', () => {
  it.each([
    [['pending'], 'queued'],
    [['pending', 'failed'], 'queued'],
    [['applied', 'pending'], 'sending'],
    [['applied', 'pending', 'failed'], 'sending'],
    [['applied', 'applied'], 'executed'],
    [['applied', 'cancelled'], 'executed'],
    [['applied', 'failed'], 'partly-executed'],
    [['failed', 'cancelled'], 'failed'],
    [['cancelled'], 'superseded'],
  ] as [PartState[], string][])('of %j is %s', (states, expected) => {
    expect(decisionStateOf(parts(...states))).toBe(expected);
  });

  const anyParts = fc
    .array(fc.constantFrom(...partStates), { minLength: 1, maxLength: 5 })
    .map((states) => parts(...states));

  it('is executed only if no marketplace failed and none is still pending', () => {
    fc.assert(
      fc.property(anyParts, (some) => {
        fc.pre(decisionStateOf(some) === 'executed');
        expect(some.map(({ status }) => status)).not.toContain('failed');
        expect(some.map(({ status }) => status)).not.toContain('pending');
      }),
    );
  });

  it('is shown in every list that matches one of its parts, in any order', () => {
    fc.assert(
      fc.property(anyParts, (some) => {
        const state = decisionStateOf(some);
        expect(isUnderway(state)).toBe(some.some(({ status }) => status === 'pending'));
        expect(arrivedStates.some((one) => one === state)).toBe(
          some.some(({ status }) => status === 'applied'),
        );
        expect(decisionStateOf(some.toReversed())).toBe(state);
      }),
    );
  });
});
