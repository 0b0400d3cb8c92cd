import { grantAccess } from '#shared/contracts/billing/grant-access.ts';
import { accessErrorsOf, toGrant, utcDay } from '#web/src/features/admin/access-draft.ts';
import { teamRefusalOf } from '#web/src/features/admin/refusal.ts';
import { shownName, shownStatus } from '#web/src/features/admin/studio-status.ts';

const today = '2026-11-21';
const studioId = '77777777-7777-4777-8777-000000000001';
const draft = { studioId, until: '2026-12-31', reason: 'Pilot studio' };

describe('the form that grants access', () => {
  it.each([
    ['nothing', {}, []],
    ['an id with spaces around it', { studioId: ` ${studioId} ` }, []],
    ['today', { until: today }, []],
    ['the longest reason', { reason: 'x'.repeat(500) }, []],
    ['no id', { studioId: '' }, ['studioId']],
    ['half an id', { studioId: studioId.slice(0, 20) }, ['studioId']],
    ['no day', { until: '' }, ['until']],
    ['half a day', { until: '2026-12' }, ['until']],
    ['a day that does not exist', { until: '2026-12-32' }, ['until']],
    ['yesterday', { until: '2026-11-20' }, ['until']],
    ['a reason of spaces', { reason: '  ' }, ['reason']],
    ['a reason that is too long', { reason: 'x'.repeat(501) }, ['reason']],
  ])('with %s changed has its errors', (_name, change, fields) => {
    expect(Object.keys(accessErrorsOf({ ...draft, ...change }, today))).toEqual(fields);
  });

  it('sends a grant that matches the contract and lasts until the last second of the day', () => {
    const grant = toGrant({ ...draft, studioId: ` ${studioId}`, reason: ' Pilot studio ' });
    expect(grant).toEqual({ studioId, until: '2026-12-31T23:59:59Z', reason: 'Pilot studio' });
    const { studioId: _, ...body } = grant;
    expect(grantAccess.body.parse(body)).toEqual(body);
  });

  it('uses days in UTC', () => {
    expect(utcDay(new Date('2026-11-21T23:30:00-06:00'))).toBe('2026-11-22');
  });
});

describe('who may see the page', () => {
  it.each([
    ['nobody knows yet', 'pending', undefined, null],
    ['a superadmin', 'success', { superadmin: true }, null],
    ['a superadmin whose later check failed', 'error', { superadmin: true }, null],
    ['an owner', 'success', { superadmin: false }, 'Access denied: Superadmin role required'],
    ['a failed check', 'error', undefined, 'Failed to verify permissions'],
  ] as const)('%s', (_name, status, session, message) => {
    expect(teamRefusalOf(status, session)).toBe(message);
  });
});

describe('a studio in the list', () => {
  it.each([
    ['none', null, 'No access'],
    ['none', '2020-01-01T00:00:00.000Z', 'Ended'],
    ['granted', '2999-01-01T00:00:00.000Z', 'Granted'],
    ['trialing', '2999-01-01T00:00:00.000Z', 'Trial'],
    ['past-due', '2020-01-01T00:00:00.000Z', 'Past due'],
  ] as const)('that is %s until %s is shown as such', (status, until, text) => {
    expect(shownStatus({ status, until }).text).toBe(text);
  });

  it('shows its name, or that it has none yet', () => {
    expect(shownName({ studioName: 'Lago' })).toBe('Lago');
    expect(shownName({ studioName: null })).toBe('Not named yet');
  });
});
