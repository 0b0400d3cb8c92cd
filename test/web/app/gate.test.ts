import { judge, type Standing, type Verdict } from '#web/src/app/gate.ts';

const visitor: Standing = { state: 'visitor' };
const loading: Standing = { state: 'loading' };
const step = 'erp-selection' as const;
const unpaid: Standing = { state: 'known', active: false, superadmin: false, onboarding: null };
const unpaidBegun: Standing = {
  state: 'known',
  active: false,
  superadmin: false,
  onboarding: { step, completed: false },
};
const begun: Standing = {
  state: 'known',
  active: true,
  superadmin: false,
  onboarding: { step, completed: false },
};
const done: Standing = {
  state: 'known',
  active: true,
  superadmin: false,
  onboarding: { step: 'complete', completed: true },
};
const unheld: Standing = { state: 'known', active: true, superadmin: false, onboarding: null };
const staff: Standing = { state: 'known', active: false, superadmin: true, onboarding: null };
const payingStaff: Standing = { ...done, superadmin: true };

const to = (path: string): Verdict => ({ to: path });

describe('judge', () => {
  it.each<[string, string, Standing, Verdict]>([
    ['a visitor at the root', '/', visitor, to('/landing')],
    ['somebody unknown at the root', '/', loading, 'wait'],
    ['an active studio at the root', '/', done, to('/dashboard')],
    ['a studio without settings at the root', '/', unheld, to('/dashboard')],
    ['a studio without subscription at the root', '/', unpaid, to('/subscribe')],

    ['somebody of the team at the root', '/', staff, to('/superadmin')],
    ['somebody of the team who has a studio, at the root', '/', payingStaff, to('/superadmin')],
    ['somebody of the team at a page', '/classes', staff, to('/superadmin')],
    ['somebody of the team who has a studio, at a page', '/classes', payingStaff, 'show'],
    ['somebody of the team at the offer', '/subscribe', staff, 'show'],

    ['a visitor at the offer', '/subscribe', visitor, to('/auth')],
    ['somebody unknown at the offer', '/subscribe', loading, 'wait'],
    ['a studio without subscription at the offer', '/subscribe', unpaid, 'show'],
    ['an active studio at the offer', '/subscribe', begun, to('/dashboard')],

    ['a visitor at the wizard', '/onboarding', visitor, to('/auth')],
    ['a studio without subscription at the wizard', '/onboarding', unpaidBegun, to('/subscribe')],
    ['a studio on its way at the wizard', '/onboarding', begun, 'show'],
    ['a studio without settings at the wizard', '/onboarding', unheld, 'show'],
    ['a studio that has just finished at the wizard', '/onboarding', done, 'show'],

    ['a visitor at a page', '/classes', visitor, to('/auth')],
    ['somebody unknown at a page', '/classes', loading, 'wait'],
    ['a studio without subscription at a page', '/classes', unpaid, to('/subscribe')],
    ['the offer before the wizard', '/classes', unpaidBegun, to('/subscribe')],
    ['a studio on its way at a page', '/classes', begun, to('/onboarding')],
    ['a studio on its way that clears its data', '/clear-data', begun, 'show'],
    ['a studio without subscription that clears its data', '/clear-data', unpaidBegun, to('/subscribe')],
    ['a studio on its way at its settings', '/account-setup', begun, to('/onboarding')],
    ['a studio that is not held to the wizard', '/classes', unheld, 'show'],
    ['a visitor at the logos', '/admin/logo-upload', visitor, to('/auth')],
    ['a studio without subscription at the logos', '/admin/logo-upload', unpaidBegun, 'show'],
    ['a visitor at the superadmins’ page', '/superadmin', visitor, to('/auth')],
    ['somebody unknown at the superadmins’ page', '/superadmin', loading, 'wait'],
    ['somebody without subscription at the superadmins’ page', '/superadmin', unpaid, 'show'],
    ['a studio on its way at the superadmins’ page', '/superadmin', begun, 'show'],
    ['an active studio at a page', '/dashboard', done, 'show'],
    ['an active studio at an address without a page', '/nowhere', done, 'show'],
  ])('%s (%s)', (_name, path, standing, verdict) => {
    expect(judge(path, standing)).toEqual(verdict);
  });

  it('never redirects in a circle: every redirect ends at a page or at another document', () => {
    const ends: Verdict[] = [];
    for (const standing of [visitor, unpaid, unpaidBegun, begun, done, unheld, staff, payingStaff])
      for (const start of ['/', '/subscribe', '/onboarding', '/dashboard', '/classes', '/superadmin']) {
        let verdict = judge(start, standing);
        for (let hops = 0; typeof verdict === 'object' && hops < 3; hops += 1) {
          if (['/landing', '/auth'].includes(verdict.to)) break;
          verdict = judge(verdict.to, standing);
        }
        ends.push(verdict);
      }
    expect(
      ends.filter((end) => end !== 'show' && !['/landing', '/auth'].includes((end as { to: string }).to)),
    ).toEqual([]);
  });
});
