import { decideAllocation } from '../../../../shared/core/allocation/decide-allocation.ts';
import { InvalidInput } from '../../../../shared/core/invalid-input.ts';
import { aClass, direct, marketplace } from '../../../laws/a-class.ts';
import {
  assertCutOff,
  assertMonotone,
  assertNoPlaceOfferedTwice,
  assertOrderIsNothing,
  assertWholeAnswer,
  assertWithinBounds,
} from '../../../laws/allocation-laws.ts';

describe('laws of decideAllocation', () => {
  it('stays within capacity, places sold and the size of an adjustment', () =>
    assertWithinBounds(decideAllocation));
  it('answers for every marketplace', () => assertWholeAnswer(decideAllocation));
  it('offers no free place twice in separate inventory', () => assertNoPlaceOfferedTwice(decideAllocation));
  it('does not care for the order of channels', () => assertOrderIsNothing(decideAllocation));
  it('moves nothing after the cut-off', () => assertCutOff(decideAllocation));
  it('is monotone in price, capacity and demand', () => assertMonotone(decideAllocation));
  it('keeps the laws when EMSR-b decides', () => {
    const byEmsrB: typeof decideAllocation = (input) => decideAllocation({ ...input, solver: 'emsr-b' });
    assertWithinBounds(byEmsrB);
    assertNoPlaceOfferedTwice(byEmsrB);
    assertOrderIsNothing(byEmsrB);
  });
});
