import { isActive, noSubscription, remembersActive } from '#web/src/api/subscription-cache.ts';

describe('the remembered subscription', () => {
  it('is active during a trial and while subscribed', () => {
    expect(isActive({ subscribed: true, inTrial: false })).toBe(true);
    expect(isActive({ subscribed: false, inTrial: true })).toBe(true);
    expect(isActive(noSubscription)).toBe(false);
  });

  it.each([
    ['{"subscribed":true}', true],
    ['{"subscribed":false,"inTrial":true}', true],
    [JSON.stringify(noSubscription), false],
    ['{"subscribed":"yes"}', false],
    ['null', false],
    [null, false],
    ['{broken', false],
    ['7', false],
  ])('reads %p as %p', (stored, active) => {
    expect(remembersActive(stored)).toBe(active);
  });
});
